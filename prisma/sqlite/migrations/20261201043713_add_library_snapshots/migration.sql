-- CreateTable
CREATE TABLE "LibrarySnapshot" (
    "library" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "takenAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "skillCount" INTEGER NOT NULL,
    "digest" TEXT NOT NULL,
    "repositories" JSONB NOT NULL,
    "changes" JSONB NOT NULL,
    "files" TEXT,

    PRIMARY KEY ("library", "number")
);
