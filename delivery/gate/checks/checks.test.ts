import type { Release } from "@ligate/build/release-format/release";
import type { ReleaseChange } from "../release-change.ts";
import { runStaticChecks } from "../static-checks.ts";
import { aPage, inMemory } from "../testing/fake-releases.ts";

const PLATFORM = { "@ligate/platform/session": "2.1.0", react: "19.3.1" };
const SESSION = "@ligate/platform/session";

const shell = inMemory({
  ...{ name: "shell", id: "s1", provides: PLATFORM },
  platformExports: { [SESSION]: ["useSession", "logIn"] },
});
const designer = inMemory({ name: "mf-designer", id: "d1", addresses: ["/design/:step", "/protocol/*"] });

/** The problems of a release of mf-catalog beside the shell and mf-designer. */
function problemsOf(fields: Partial<Release>, active = [shell, designer]): string[] {
  const candidate = inMemory({ name: "mf-catalog", id: "c2", ...fields });
  return runStaticChecks({ candidates: [candidate], active });
}

/** The problems of a release of the shell beside mf-account. */
function problemsOfShell(fields: Partial<Release>, account: Partial<Release>): string[] {
  const change: ReleaseChange = {
    candidates: [inMemory({ name: "shell", id: "s2", provides: PLATFORM, ...fields })],
    active: [shell, inMemory({ name: "mf-account", id: "a1", ...account })],
  };
  return runStaticChecks(change);
}

it("accepts a release that fits", () => {
  const pages = { home: aPage({ path: "/" }), design: aPage({ path: "/design/:step/print" }) };
  const fields = { addresses: Object.values(pages).map(({ path }) => path), pages };
  const shared = { [SESSION]: "^2.0.0" };
  const platformImports = { [SESSION]: ["useSession", "*"] };
  expect(problemsOf({ ...fields, shared, platformImports, exposes: ["./routes", "./quote-form"] })).toEqual(
    [],
  );
});

it("requires the shell first", () => {
  expect(problemsOf({}, [])).toEqual([
    "No release of the shell is active. Activate one: pnpm releases activate shell",
  ]);
});

it("refuses a remote that requires another version of a shared module", () => {
  expect(problemsOf({ shared: { [SESSION]: "^3.0.0", vue: "^3.0.0" } })).toEqual([
    `mf-catalog c2 was built for ${SESSION} ^3.0.0; the shell s1 provides 2.1.0. Build mf-catalog for the version of the shell, or activate both together with --with.`,
    "mf-catalog c2 was built for vue ^3.0.0; the shell s1 provides none. Build mf-catalog for the version of the shell, or activate both together with --with.",
  ]);
});

it("accepts a shell with a new major version together with the remotes that are built for it", () => {
  const candidates = [
    inMemory({ name: "shell", id: "s2", provides: { [SESSION]: "3.0.0" } }),
    inMemory({ name: "mf-catalog", id: "c2", shared: { [SESSION]: "^3.0.0" } }),
  ];
  const active = [shell, inMemory({ name: "mf-catalog", id: "c1", shared: { [SESSION]: "^2.0.0" } })];
  expect(runStaticChecks({ candidates, active })).toEqual([]);
  expect(runStaticChecks({ candidates: candidates.slice(0, 1), active })).toHaveLength(1);
});

it.each([
  ["/design/:id", "/design/:id of mf-catalog overlaps with /design/:step of mf-designer."],
  ["/design/new", "/design/new of mf-catalog overlaps with /design/:step of mf-designer."],
  ["/design/:step", "/design/:step is owned by mf-designer and by mf-catalog."],
  ["/protocol/ko/print", "/protocol/ko/print of mf-catalog overlaps with /protocol/* of mf-designer."],
])("refuses the address %s", (address, sentence) => {
  const [problem] = problemsOf({ addresses: [address] });
  expect(sortedWords(problem)).toEqual(
    sortedWords(`${sentence} Change the path in the routes of one of them.`),
  );
});

/** Which of two remotes is named first does not matter. */
const sortedWords = (text = "") => text.split(/[ .]+/).sort();

it("refuses a page that belongs to another remote", () => {
  expect(problemsOf({ addresses: ["/news"], pages: { steps: aPage({ path: "/design/steps" }) } })).toEqual([
    'The page "steps" of mf-catalog c2 is at /design/steps, which belongs to mf-designer. Choose a path among the addresses of mf-catalog in mf-catalog/src/routes.ts.',
  ]);
});

it("refuses a page outside the remote's own addresses", () => {
  expect(problemsOf({ addresses: ["/news"], pages: { press: aPage({ path: "/press" }) } })).toEqual([
    'The page "press" of mf-catalog c2 is at /press, which belongs to no remote. Choose a path among the addresses of mf-catalog in mf-catalog/src/routes.ts.',
  ]);
});

it.each(["/api/news", "/media/:file", "/releases/*", "/healthz", "/readyz", "/sitemap.xml"])(
  "refuses the reserved address %s",
  (address) => {
    expect(problemsOf({ addresses: [address] })).toEqual([
      `mf-catalog c2 owns ${address}, but /${address.split("/")[1]} is reserved for the gateway. Choose another path in mf-catalog/src/routes.ts.`,
    ]);
  },
);

it("refuses a remote that imports what the active shell does not export", () => {
  const platformImports = { [SESSION]: ["useSession", "useSignIn"] };
  expect(problemsOf({ platformImports })).toEqual([
    `mf-catalog c2 imports useSignIn of ${SESSION}, which the active shell s1 does not export. Activate a release of the shell that exports it first.`,
  ]);
});

it("refuses a shell that does not export what an active remote imports", () => {
  const platformExports = { [SESSION]: ["useSession", "signIn"] };
  expect(problemsOfShell({ platformExports }, { platformImports: { [SESSION]: ["logIn"] } })).toEqual([
    `shell s2 does not export logIn of ${SESSION}, which mf-account a1 imports. Keep the export until a release of mf-account without it is active.`,
  ]);
});

it("refuses a page whose first load exceeds its budget, counting compressed bytes once", () => {
  const file = (bytes: number) => ({ integrity: "", bytes });
  const shellFiles = {
    ...shell.release,
    table: { js: ["app.js"], css: [] },
    files: { "app.js.br": file(100_000) },
  };
  const pages = { home: aPage({ path: "/", js: ["home.js", "entry.js"] }), blog: aPage({ path: "/blog" }) };
  const files = {
    ...{ "home.js": file(90_000), "home.js.br": file(20_000) },
    ...{ "entry.js": file(30_000), "picture.png": file(50_000) },
  };
  const active = [{ ...shell, release: shellFiles }];
  expect(problemsOf({ addresses: ["/", "/blog"], pages, files }, active)).toEqual([
    'The first load of the page "home" of mf-catalog c2 with shell s1 transfers 150.0 kB of scripts; its budget is 145.0 kB. Load what the first view does not need with import(), or change the budget in delivery/build/release-format/script-budgets.ts.',
  ]);
});
