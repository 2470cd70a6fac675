/** Allowed imports between packages and modules. ARCHITECTURE.md explains the structure. */
const REMOTE = "^(mf-[^/]+)/";

/** The layers of the API, from top to bottom. A layer imports itself and those below it. */
const API_LAYERS = [
  ...[
    "cli",
    "modules/privacy",
    "modules/messaging",
    "modules/ordering",
    "modules/catalog",
    "modules/design",
    "modules/identity",
  ],
  ...["printing", "content-files", "mail", "jobs", "http", "db", "loading"],
];

/** The layers of delivery, from top to bottom. A layer imports itself and those below it. */
const DELIVERY_LAYERS = ["commands", "gate", "repository", "processes", "build"];
const NOT_DELIVERY = ["shell", "mf-", "shared", "api", "lab", "e2e", "scripts"];

const API_TESTS = ["\\.test\\.ts$", "^api/src/testing/", "^api/src/modules/[^/]+/testing/"];
/** Tests that run against the sandbox instead of PayPal. */
const SANDBOX_USERS = ["^api/src/.+\\.test\\.ts$", "^(api|mf-[^/]+)/src/testing/"];

const forbid = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    forbid("no-cycles", "Files do not import each other in a cycle.", {}, { circular: true }),
    forbid("no-missing", "Every import resolves.", {}, { couldNotResolve: true }),
    forbid(
      "contract-imports-no-package",
      "The contract imports zod only: no React, no Node, no other package.",
      { path: "^shared/contract/src/", pathNot: ["\\.test\\.ts$", "^shared/contract/src/compatibility/"] },
      { pathNot: ["^shared/contract/", "/zod/"] },
    ),
    forbid(
      "contract-imports-no-package",
      "Comparing contracts needs a hash, for which it imports node:crypto.",
      { path: "^shared/contract/src/compatibility/", pathNot: ["\\.test\\.ts$", "/testing/"] },
      { pathNot: ["^shared/contract/", "/zod/", "^(node:)?crypto$"] },
    ),
    forbid(
      "compatibility-is-for-servers",
      "Browsers and business rules do not compare contracts: builds, the gate and the API do.",
      {
        path: "^(shell/src|mf-[^/]+/src|shared/(platform|ui|contract)/src)/",
        pathNot: ["\\.test\\.tsx?$", "^shared/contract/src/compatibility/"],
      },
      { path: "^shared/contract/src/compatibility/" },
    ),
    forbid(
      "platform-imports-contract",
      "platform imports the contract only.",
      { path: "^shared/platform/src/" },
      { path: "^(shell|mf-|shared/(ui|server)|delivery|lab|api|e2e|scripts)" },
    ),
    forbid(
      "ui-imports-contract-and-platform",
      "The design system imports no remote and no server.",
      { path: "^shared/ui/src/" },
      { path: "^(shell|mf-|shared/server|delivery|lab|api|e2e|scripts)" },
    ),
    forbid(
      "server-imports-contract",
      "What API and gateway share depends on the contract only.",
      { path: "^shared/server/src/" },
      { path: "^(shell|mf-|shared/(?!contract/|server/)|delivery|lab|api|e2e|scripts)" },
    ),
    forbid(
      "browser-packages-import-shared",
      "Shell and remotes import contract, platform and ui; their configuration imports delivery/build, tests the sandbox.",
      { path: "^(shell|mf-[^/]+)/src/" },
      { path: "^(delivery|lab/(?!sandbox/testing/)|api|e2e|scripts|shared/server)/" },
    ),
    forbid(
      "remotes-do-not-import-each-other",
      "Remotes communicate by addresses, the API, platform, or fragments loaded at run time.",
      { path: REMOTE },
      { path: "^(mf-|shell/)", pathNot: "^$1/" },
    ),
    forbid(
      "shell-imports-no-remote",
      "The shell loads remotes at run time, by the registry.",
      { path: "^shell/" },
      { path: "^mf-" },
    ),
    forbid(
      "features-enter-through-index",
      "A feature of a remote imports another feature through its index.ts, and shared code directly.",
      { path: "^(mf-[^/]+)/src/(?!shared/|testing/)([^/]+)/", pathNot: "\\.test\\.tsx?$" },
      {
        path: "^$1/src/[^/]+/",
        pathNot: ["^$1/src/$2/", "^$1/src/shared/", "^$1/src/[^/]+/index\\.tsx?$"],
      },
    ),
    forbid(
      "shared-imports-no-feature",
      "What several features of a remote use depends on none of them.",
      { path: "^(mf-[^/]+)/src/shared/", pathNot: "\\.test\\.tsx?$" },
      { path: "^$1/src/(?!shared/)" },
    ),
    forbid(
      "browsers-load-schemas-on-demand",
      "Pages import schemas and endpoints as types. Forms load them with import() when they validate.",
      { path: "^(shell/src|mf-[^/]+/src|shared/(platform|ui)/src)/", pathNot: "(\\.test\\.tsx?$|/testing/)" },
      {
        path: "^shared/contract/src/(contract|.*/(endpoints|schemas|[^/]+-schemas|[^/]+-schema|problem|pagination|zod))\\.ts$",
        dependencyTypesNot: ["type-only", "dynamic-import"],
      },
    ),
    forbid(
      "schemas-share-one-zod",
      "Schemas import zod from common/zod, which installs the error messages.",
      { path: "^shared/contract/src/", pathNot: "^shared/contract/src/common/zod\\.ts$" },
      { path: "/zod/", dependencyTypesNot: ["type-only"] },
    ),
    forbid(
      "api-imports-contract",
      "The API imports the contract and what servers share only. Its tests run against the sandbox.",
      { path: "^api/src/" },
      { path: "^(shell|mf-|shared/(?!contract/|server/)|delivery|lab/(?!sandbox/testing/)|e2e|scripts)" },
    ),
    ...API_LAYERS.map((layer, i) =>
      forbid(
        "api-imports-downwards",
        "A layer of the API imports lower layers only. What it needs of an upper one, app.ts passes in.",
        { path: `^api/src/${layer}/`, pathNot: API_TESTS },
        { path: ["^api/src/[^/]+\\.ts$", ...API_LAYERS.slice(0, i).map((upper) => `^api/src/${upper}/`)] },
      ),
    ),
    forbid(
      "api-modules-have-two-entries",
      "Outside a module of the API, import its index.ts, or tables.ts to reference and join its tables.",
      { path: "^api/(?!src/modules/)" },
      { path: "^api/src/modules/", pathNot: "^api/src/modules/[^/]+/(index|tables)\\.ts$" },
    ),
    forbid(
      "api-modules-have-two-entries",
      "A module of the API imports another one through its index.ts or tables.ts.",
      { path: "^api/src/modules/([^/]+)/" },
      {
        path: "^api/src/modules/",
        pathNot: ["^api/src/modules/$1/", "^api/src/modules/[^/]+/(index|tables)\\.ts$"],
      },
    ),
    forbid(
      "api-routes-use-services",
      "Routes translate HTTP; services read and write tables.",
      { path: "^api/src/.+\\.routes\\.ts$" },
      { path: "^api/src/.+(\\.table|/tables)\\.ts$" },
    ),
    forbid(
      "api-services-import-no-routes",
      "Only app.ts, a module's index.ts and other routes register routes.",
      { path: "^api/src/", pathNot: ["\\.routes\\.ts$", "/(app|index)\\.ts$", ...API_TESTS] },
      { path: "^api/src/.+\\.routes\\.ts$" },
    ),
    forbid(
      "api-test-tools-stay-in-tests",
      "Code that runs in production does not import test tools.",
      { path: "^api/src/", pathNot: API_TESTS },
      { path: API_TESTS },
    ),
    forbid(
      "gateway-imports-contract-and-release-format",
      "The gateway reads releases and does not build them.",
      { path: "^delivery/gateway/src/" },
      {
        path: `^(${NOT_DELIVERY.join("|")}|delivery/(?!gateway/))`,
        pathNot: "^(shared/(contract|server)|delivery/(repository|build/release-format))/",
      },
    ),
    forbid(
      "delivery-imports-contract",
      "How releases are built, published and checked depends on the contract only.",
      { path: "^delivery/(?!gateway/)" },
      { path: `^(${NOT_DELIVERY.join("|")}|delivery/gateway/)`, pathNot: "^shared/contract/" },
    ),
    ...DELIVERY_LAYERS.map((layer, i) =>
      forbid(
        "delivery-imports-downwards",
        "Commands use the gate, the gate the repository, and the repository the format of releases.",
        { path: `^delivery/${layer}/` },
        {
          path: [
            "^delivery/[^/]+\\.ts$",
            ...DELIVERY_LAYERS.slice(0, i).map((upper) => `^delivery/${upper}/`),
          ],
        },
      ),
    ),
    forbid(
      "sandbox-imports-no-package",
      "Stand-ins do not share code with the product, so they cannot share its mistakes.",
      { path: "^lab/sandbox/" },
      { path: "^(shell|mf-|shared|delivery|api|scripts|e2e|lab/(?!sandbox/))" },
    ),
    forbid(
      "e2e-imports-no-package",
      "Tests in a browser do not share code with the product, so they cannot share its mistakes. How Chromium is found and started, and the byte budgets, are shared with the gate.",
      { path: "^e2e/" },
      {
        path: "^(shell|mf-|shared|delivery|api|scripts|lab)",
        pathNot:
          "^delivery/build/(testing/(find-chromium|chromium-flags)|release-format/script-budgets)\\.ts$",
      },
    ),
    forbid(
      "product-imports-no-lab",
      "Measurements and fault injection use the product and its test tools, and nothing uses them. Tests use the sandbox.",
      { pathNot: ["^lab/", ...SANDBOX_USERS] },
      { path: "^lab/" },
    ),
    forbid(
      "product-imports-no-lab",
      "Tests use the sandbox by its test tools.",
      { path: SANDBOX_USERS },
      { path: "^lab/", pathNot: "^lab/sandbox/testing/" },
    ),
    forbid(
      "one-router",
      "The router is imported through platform/router, which exports only what is used.",
      { pathNot: "^shared/platform/src/((server-)?router|testing/memory-router)\\.ts$" },
      { path: "/react-router(-dom)?/" },
    ),
  ],
  options: {
    // Reads TypeScript 7, which the default parser does not support. The warning "missing-tsc-transpiler" is about
    // that parser; boundaries.test.ts proves that every source and every kind of import is seen.
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(releases|var)/|(^|/)(dist|coverage|drizzle)/" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["types", "import", "require", "node", "default"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".cjs", ".css", ".json"],
    },
  },
};
