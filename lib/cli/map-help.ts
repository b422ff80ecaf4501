// What the help of `tower map` says beside the options.

const WATERMARK = `
Line 1 of a map file is its watermark:
  <!-- skill-map <branch> <commit> -->          the library is in one git repository
  <!-- skill-map - sha256:<digest> -->          it is outside git, in several repositories, or git tracks none of it`

export const MAP_HELP = `${WATERMARK}

Exit codes: see tower map fresh --help and tower map watermark --help`

export const MAP_FRESH_HELP = `${WATERMARK}

FRESH    HEAD is the watermark's commit, and no skill file (SKILL.md, audit-state.json) differs from it
STALE    HEAD has moved, or skill files differ, committed or not: at most 80 names, then a count.
         A watermark by digest cannot name them.
MISSING  there is no map or no watermark on its line 1, or HEAD of the library's repository cannot be read
A commit that changes no skill makes the map STALE all the same: look it over, then mark it again.

Exit codes:
  0  FRESH
  1  STALE or MISSING
  2  it cannot be told, wrong usage or unreadable input; one line on stderr says what, where and how to mend it`

export const MAP_WATERMARK_HELP = `${WATERMARK}

Only the watermark is written: every byte after it stays, and so do the file's permissions. The file is replaced whole or not at
all. Folders, pipes and links out of the file's folder are refused. A map is no skill, no request is ever routed by it, and where
it is fresh is mostly the default branch: so it may be marked on any branch.

Exit codes:
  0  marked
  2  it cannot be marked, wrong usage or unreadable input; one line on stderr says what, where and how to mend it`
