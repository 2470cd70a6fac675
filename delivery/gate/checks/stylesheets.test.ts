import { writeRelease } from "../testing/fake-releases.ts";
import { checkStylesheets } from "./stylesheets.ts";

/** The problems of a release of mf-catalog whose page has these styles. */
function problemsOf(css: string, name = "mf-catalog"): string[] {
  const candidate = writeRelease({ name, id: "c2" }, { "home.css": css });
  return checkStylesheets({ candidates: [candidate], active: [] });
}

it("accepts own classes in the layers of a remote", () => {
  expect(
    problemsOf(`@layer ui { :where(.catalog-card-1,.catalog-panel-1) { padding: 0 } .catalog-tab-1[hidden] { color: red } }
    @layer remote {
      body .catalog-page-1 > header, .catalog-page-1:has(h1):not(.catalog-x-1)::before { color: red; &:hover { color: blue } }
      @media print { @container (width > 1px) { .catalog-page-1 h2 { animation: catalog-spin-1 } } }
      @keyframes catalog-spin-1 { from { opacity: 0 } to { opacity: 1 } }
    }`),
  ).toEqual([]);
});

it("refuses a selector that hides the frame of the store", () => {
  expect(problemsOf("@layer remote { header { display: none } }")).toEqual([
    "The stylesheet home.css of mf-catalog c2 contains header, which applies outside the pages of mf-catalog. Use classes and animations of a CSS Module, whose names start with catalog-; styles of elements and fonts belong to shared/ui/src/styles.",
  ]);
});

it.each([
  ...[":root", "*", "::selection", ".designer-page-1", "[data-remote]", "#root", "html:has(.catalog-page-1)"],
  ...[":not(.catalog-page-1)", ":is(.catalog-page-1, footer)", "&"],
])("refuses the selector %s, also beside own ones and in a query", (selector) => {
  const [problem, ...others] = problemsOf(
    `@layer ui { @media print { .catalog-a, ${selector} { margin: 0 } } }`,
  );
  expect(problem).toContain(` contains ${selector}, which applies outside the pages of mf-catalog.`);
  expect(others).toEqual([]);
});

it.each(["@keyframes spin", "@font-face", "@property --paper", "@page", "@view-transition"])(
  "refuses %s",
  (rule) => {
    expect(problemsOf(`@layer remote { ${rule} { } }`)[0]).toContain(
      ` contains ${rule}, which applies outside`,
    );
  },
);

it.each([".catalog-page-1", "@media print", "@layer base", "@layer remote, ui;", "@import url(other.css);"])(
  "refuses %s outside the layers of a remote",
  (start) => {
    const rule = start.endsWith(";") ? start : `${start} { }`;
    expect(problemsOf(`@layer ui { .catalog-a { margin: 0 } } ${rule}`)).toEqual([
      `The stylesheet home.css of mf-catalog c2 has styles outside the cascade layers ui and remote: ${start.replace(";", "")}. Import styles as CSS Modules (*.module.css), which the build puts into their layer, and build the release again.`,
    ]);
  },
);

it("does not check the shell, whose styles are the store's", () => {
  expect(problemsOf("header { display: none }", "shell")).toEqual([]);
});
