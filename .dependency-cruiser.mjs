// The arrows between the rooms. Every comment says what to do instead. `scripts/boundaries.test.ts` plants one violation
// of each rule and sees it reported.
const TEST = "\\.test\\.tsx?$|/testing/"

/** The pure rooms, lowest first: each may read those before it. */
const PURE_ROOMS = ["routing", "library", "graph", "retrieval", "recall", "evals", "backlog"]
const PURE = PURE_ROOMS.join("|")
const PURE_PACKAGES = "zod|zod-openapi|yaml|graphology|graphology-[a-z-]+|d3-force|@types/d3-force"

const pureRoomRules = PURE_ROOMS.slice(1).map((room, index) => {
  const lower = PURE_ROOMS.slice(0, index + 1)
  return {
    name: `pure-${room}`,
    severity: "error",
    comment: `lib/${room} is pure: it reads ${lower.map((name) => `lib/${name}`).join(", ")} and zod, yaml, graphology or a layout library. Pass what it needs as an argument, or move the code that does I/O to lib/server, the code that draws to components, the code that more rooms need downward.`,
    from: { path: `^lib/${room}/`, pathNot: TEST },
    to: { pathNot: `^lib/(${[...lower, room].join("|")})/|^node_modules/(${PURE_PACKAGES})/` },
  }
})

export default {
  forbidden: [
    {
      name: "no-cycle",
      severity: "error",
      comment:
        "Two files that need each other are one file, or hide a third: move what both need into a file below them.",
      from: {},
      to: { circular: true },
    },
    {
      name: "resolvable",
      severity: "error",
      comment: "The import leads nowhere: mend the path, or add the package to package.json.",
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: "routing-alone",
      severity: "error",
      comment:
        "The engine imports only itself, no package either: it must run the same in browser, server and command. Pass what it needs as an argument of compileLibrary or route.",
      from: { path: "^lib/routing/", pathNot: TEST },
      to: { pathNot: "^lib/routing/" },
    },
    ...pureRoomRules,
    {
      name: "front-door",
      severity: "error",
      comment:
        "Import a pure room by its index.ts, and export there what is missing: the rest of the room may then change freely.",
      from: { path: "^(app|bin|components|instrumentation|lib|proxy)", pathNot: `^lib/(${PURE})/|${TEST}` },
      to: { path: `^lib/(${PURE})/`, pathNot: `^lib/(${PURE})/index\\.ts$` },
    },
    {
      name: "front-door-between-rooms",
      severity: "error",
      comment: "Import another pure room by its index.ts, and export there what is missing.",
      from: { path: "^lib/([^/]+)/", pathNot: `^lib/(server|cli|generated)/|${TEST}` },
      to: { path: `^lib/(${PURE})/`, pathNot: "^lib/$1/|^lib/[^/]+/index\\.ts$" },
    },
    {
      name: "server-serves",
      severity: "error",
      comment:
        "lib/server knows neither screens nor the command: return plain data, and let app or lib/cli draw or print it.",
      from: { path: "^lib/server/", pathNot: TEST },
      to: { path: "^(app|bin|components|e2e|lib/cli|scripts)/" },
    },
    {
      name: "cli-prints",
      severity: "error",
      comment: "lib/cli knows no screens: move what both need to a pure room or to lib/server.",
      from: { path: "^lib/cli/", pathNot: TEST },
      to: { path: "^(app|components|e2e|scripts)/|^node_modules/(next|react|react-dom)/" },
    },
    {
      name: "components-draw",
      severity: "error",
      comment:
        "Components draw data that a screen hands them: load it in the page (app) and pass it as a prop. Only the types in a contract.ts of lib/server may be named.",
      from: { path: "^components/", pathNot: TEST },
      to: { path: "^(app|bin|e2e|scripts)/|^lib/(server|cli|generated)/", pathNot: "^lib/server/.*contract\\.ts$" },
    },
    {
      name: "components-in-the-browser",
      severity: "error",
      comment:
        "Components run in the browser, where Node's modules are absent: do the work in lib/server, pass the result.",
      from: { path: "^components/", pathNot: TEST },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "screens-apart",
      severity: "error",
      comment: "A screen does not borrow a sibling's parts: move what two screens share to components.",
      from: { path: "^app/([^/]+)/" },
      to: { path: "^app/[^/]+/.*_components/", pathNot: "^app/$1/|^app/_components/" },
    },
    {
      name: "overview-apart",
      severity: "error",
      comment: "The overview does not borrow a screen's parts: move what two screens share to components.",
      from: { path: "^app/[^/]+\\.tsx?$|^app/_components/" },
      to: { path: "^app/[^_].*/_components/" },
    },
    {
      name: "app-is-the-top",
      severity: "error",
      comment: "Nothing below app imports from app: move what is shared to components or lib.",
      from: { pathNot: `^app/|^e2e/|${TEST}` },
      to: { path: "^app/" },
    },
    {
      name: "tests-are-leaves",
      severity: "error",
      comment:
        "Nobody imports a test, and only tests import a folder named testing: move what is shared to a file of its own.",
      from: { pathNot: `${TEST}|^e2e/|^vitest\\.config` },
      to: { path: TEST, pathNot: "^node_modules/" },
    },
    {
      name: "tests-import-no-tests",
      severity: "error",
      comment: "A test does not import another test: move what both need to a testing folder.",
      from: { path: TEST },
      to: { path: "\\.test\\.tsx?$" },
    },
    {
      name: "prisma-behind-db",
      severity: "error",
      comment: "Only lib/server/db knows Prisma and the drivers: use getDatabase() in a store (lib/server/store).",
      from: { pathNot: "^lib/(server/db|generated)/" },
      to: { path: "^lib/generated/|^node_modules/(@prisma|@libsql|prisma|pg)/" },
    },
    {
      name: "db-behind-store",
      severity: "error",
      comment: "Reads and writes are a store's job (lib/server/store, one file an entity): call or extend one.",
      from: { path: "^(app|bin|components|lib)/", pathNot: `^lib/server/(db|store)/|${TEST}` },
      to: { path: "^lib/server/db/" },
    },
    {
      name: "cytoscape-in-graph",
      severity: "error",
      comment: "All cytoscape code is in components/graph: use or extend a component there.",
      from: { pathNot: "^components/graph/" },
      to: { path: "^node_modules/cytoscape[^/]*/" },
    },
    {
      name: "product-apart-from-scripts",
      severity: "error",
      comment: "The product imports no scripts, no benchmarks and no end-to-end code: move what is shared to lib.",
      from: { path: "^(app|components|lib|proxy|instrumentation)", pathNot: TEST },
      to: { path: "^(scripts|e2e)/" },
    },
    {
      name: "no-dev-package",
      severity: "error",
      comment: "The product needs this package at run time: move it from devDependencies to dependencies.",
      from: { path: "^(app|bin|components|lib|proxy|instrumentation)", pathNot: `${TEST}|^lib/generated/` },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"], pathNot: "^node_modules/@types/" },
    },
  ],
  options: {
    doNotFollow: { path: "^node_modules|^lib/generated" },
    exclude: { path: "^\\.next|\\.css$" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    preserveSymlinks: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".cjs", ".json", ".d.ts"],
    },
  },
}
