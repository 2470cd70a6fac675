import { FRAGMENTS_FILE, type Release } from "@ligate/build/release-format/release";
import type { ReleaseOnDisk } from "../release-change.ts";
import { inMemory, writeRelease } from "../testing/fake-releases.ts";
import { checkFragments } from "./fragments.ts";

const FORM = "mf-catalog/contact-form";

/** The schema of props of these names, all of them texts. */
const props = (...names: string[]) => ({
  type: "object",
  properties: Object.fromEntries(names.map((name) => [name, { type: "string" }])),
  additionalProperties: false,
});

/** A release of mf-account that passes these props to the form. */
const anAccount = (id: string, ...names: string[]) =>
  writeRelease(
    { name: "mf-account", id, embeds: { [FORM]: names } },
    { [FRAGMENTS_FILE]: JSON.stringify({ embeds: { [FORM]: props(...names) }, offers: {} }) },
  );

/** A release of mf-catalog whose form takes props of this schema. */
const aCatalog = (id: string, schema: object) =>
  writeRelease(
    { name: "mf-catalog", id, exposes: ["./routes", "./contact-form"] },
    { [FRAGMENTS_FILE]: JSON.stringify({ embeds: {}, offers: { [FORM]: schema } }) },
  );

const active = [anAccount("a1", "product"), aCatalog("c1", props("product", "person"))];
const problemsOf = (...candidates: ReleaseOnDisk[]) => checkFragments({ candidates, active });

it.each([
  ["another prop", aCatalog("c2", props("product", "person", "order"))],
  ["without a prop that no release passes", aCatalog("c2", props("product"))],
  [
    "that was built before releases recorded props",
    inMemory({ name: "mf-catalog", exposes: ["./contact-form"] }),
  ],
])("accepts a fragment with %s", (_, candidate) => {
  expect(problemsOf(candidate)).toEqual([]);
});

it("refuses a fragment with a renamed prop, but not together with a release that passes it", () => {
  const catalog = aCatalog("c2", props("item", "person"));
  expect(problemsOf(catalog)).toEqual([
    `The fragment ${FORM}: mf-account a1 may send props.product, which mf-catalog c2 does not take. Keep what mf-account passes until another release of it is active, or activate both together with --with.`,
  ]);
  expect(problemsOf(catalog, anAccount("a2", "item"))).toEqual([]);
});

it("refuses a fragment that requires another prop", () => {
  expect(problemsOf(aCatalog("c2", { ...props("product", "order"), required: ["order"] }))).toEqual([
    `The fragment ${FORM}: mf-catalog c2 requires props.order, which mf-account a1 may leave out. Keep what mf-account passes until another release of it is active, or activate both together with --with.`,
  ]);
});

it("refuses a release that passes a prop which the active fragment does not take", () => {
  expect(problemsOf(anAccount("a2", "product", "order"))).toEqual([
    `The fragment ${FORM}: mf-account a2 may send props.order, which mf-catalog c1 does not take. Activate a release of mf-catalog that takes it first, or both together with --with.`,
  ]);
});

it("refuses a release without a fragment that an active release embeds, such as the shell", () => {
  const shell = inMemory({ name: "shell", id: "s1", embeds: { "mf-catalog/pop-up": [] } });
  const sentences = checkFragments({
    candidates: [inMemory({ name: "mf-catalog", id: "c2" })],
    active: [...active, shell],
  });
  expect(sentences).toEqual([
    `mf-catalog c2 does not expose the fragment ${FORM}, which mf-account a1 embeds. Expose it in ligate.fragments of mf-catalog/package.json until a release of mf-account without it is active.`,
    "mf-catalog c2 does not expose the fragment mf-catalog/pop-up, which shell s1 embeds. Expose it in ligate.fragments of mf-catalog/package.json until a release of shell without it is active.",
  ]);
});

it("refuses a release that embeds what the active release does not expose", () => {
  const embeds: Release["embeds"] = { "mf-catalog/news": [], "mf-designer/preview": [] };
  expect(problemsOf(inMemory({ name: "mf-account", id: "a2", embeds }))).toEqual([
    "mf-account a2 embeds the fragment mf-catalog/news, which the active mf-catalog c1 does not expose. Activate a release of mf-catalog that exposes it first, or both together with --with.",
  ]);
});

it("leaves alone what others embed", () => {
  expect(problemsOf(inMemory({ name: "mf-designer" }))).toEqual([]);
});
