/** Who may import whom. ARCHITECTURE.md says why; the names of the rules say what. */
const REMOTE = "^(mf-[^/]+)/";

const forbid = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    forbid("no-cycles", "Two files that need each other are one file.", {}, { circular: true }),
    forbid("no-missing", "Every import is found.", {}, { couldNotResolve: true }),
    forbid(
      "contract-imports-nobody",
      "The contract is pure: no React, no Node, nothing of ours.",
      { path: "^shared/contract/src/", pathNot: "\\.test\\.ts$" },
      { pathNot: ["^shared/contract/", "/zod/"] },
    ),
    forbid(
      "platform-imports-contract",
      "What is federated depends on the contract alone.",
      { path: "^shared/platform/src/" },
      { path: "^(shell|mf-|shared/(ui|build)|gateway|api|sandbox|e2e)" },
    ),
    forbid(
      "ui-imports-contract-and-platform",
      "The design system knows no remote and no server.",
      { path: "^shared/ui/src/" },
      { path: "^(shell|mf-|shared/build|gateway|api|sandbox|e2e)" },
    ),
    forbid(
      "browser-packages-import-shared",
      "Shell and remotes stand on contract, platform and ui; on build in their configuration.",
      { path: "^(shell|mf-[^/]+)/src/" },
      { path: "^(shared/build|gateway|api|sandbox|e2e|scripts)/" },
    ),
    forbid(
      "remotes-are-strangers",
      "Remotes meet by an address, by the API, through platform, or by a fragment loaded at run time.",
      { path: REMOTE },
      { path: "^(mf-|shell/)", pathNot: "^$1/" },
    ),
    forbid(
      "shell-knows-no-remote",
      "Remotes are loaded by the registry.",
      { path: "^shell/" },
      { path: "^mf-" },
    ),
    forbid(
      "features-meet-at-the-door",
      "A feature is entered by the file that is named after its folder, and by nothing else in it.",
      { path: "^(mf-[^/]+)/src/([^/]+)/" },
      { path: "^$1/src/[^/]+/", pathNot: ["^$1/src/$2/", "^[^/]+/src/([^/]+)/\\1\\.tsx?$"] },
    ),
    forbid(
      "api-imports-contract",
      "Of ours the API knows the contract only.",
      { path: "^api/src/" },
      { path: "^(shell|mf-|shared/(?!contract/)|gateway|sandbox|e2e|scripts)" },
    ),
    forbid(
      "gateway-imports-contract-and-release-format",
      "The gateway reads releases; it builds none.",
      { path: "^gateway/src/" },
      {
        path: "^(shell|mf-|shared/|api|sandbox|e2e|scripts)",
        pathNot: "^shared/(contract/|build/src/release-format)",
      },
    ),
    forbid(
      "sandbox-and-e2e-import-nothing-of-ours",
      "What tests us cannot share our mistakes. The benchmark builds our sources as one bundle, to compare.",
      { path: "^(sandbox|e2e)/", pathNot: "^e2e/bench/" },
      { path: "^(shell|mf-|shared|gateway|api|scripts)/" },
    ),
    forbid(
      "one-router",
      "The router is shared as platform/router, which names what is used of it.",
      { pathNot: "^shared/platform/src/(server-)?router\\.ts$" },
      { path: "/react-router(-dom)?/" },
    ),
  ],
  options: {
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(releases|var|dist|coverage|drizzle)/" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["types", "import", "require", "node", "default"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".cjs", ".css", ".json"],
    },
  },
};
