import type { DesignState } from "@ligate/contract/design/state-schemas";
import { testApp } from "../../../testing/test-app.ts";

const { app } = testApp();

async function get(path: string, query: Record<string, string>) {
  const response = await app().inject({ url: `/api/products/${path}`, query });
  return { status: response.statusCode, body: response.json() };
}

/** The state of an address. */
async function open(address: string): Promise<DesignState> {
  const { status, body } = await get("get-design-state/", Object.fromEntries(new URLSearchParams(address)));
  expect(status).toBe(200);
  return body;
}

const PAIR = "category=CRISPR&function=CRISPR+KO&structure=Lenti-AIO";
const AAV = "category=CRISPR&function=CRISPR+KO&structure=AAV";

it("has the categories and the range of all designs at an address without a design", async () => {
  const state = await open("");

  expect(state).toMatchObject({ function_types: [], structure_types: [], design: { geneOption: "none" } });
  expect(Object.values(state.design).filter((value) => value !== "" && value !== "none")).toEqual([]);
  const ranges = state.categories.map(({ range }) => range.insert_bp);
  expect(state.range.insert_bp).toEqual({
    min: Math.min(...ranges.map(({ min }) => min)),
    max: Math.max(...ranges.map(({ max }) => max)),
  });
  expect(state.product).toBeUndefined();
});

it.each([
  ["target_sequence", "H00001"],
  ["target_sequence", "H00160"],
  ["promoter_name", "PEFS"],
  ["fluorescene_marker_name", "EGFP"],
])("has the same options as the calls of the steps with %s %s", async (name, value) => {
  const query = { [name]: value };
  const pair = { function_type_name: "CRISPR DEL", structure_type_name: "Lenti-AIO" };
  const target: Record<string, string> = name === "target_sequence" ? query : {};
  const names: Record<string, string> = {
    target_sequence: "target",
    promoter_name: "promoter",
    fluorescene_marker_name: "fluorescence",
  };

  const state = await open(`category=CRISPR&function=CRISPR+DEL&structure=Lenti-AIO&${names[name]}=${value}`);

  expect(state.categories).toMatchObject((await get("load-product-categories/", {})).body);
  expect(state.function_types).toEqual(
    (await get("get-function-types-by-category/", { category_name: "CRISPR", ...target })).body,
  );
  const { function_type_name } = pair;
  expect(state.structure_types).toEqual(
    (await get("get-structure-types-by-function-type/", { function_type_name, ...target })).body,
  );
  expect(state.parts).toEqual((await get("get-code-p-parameters/", { ...pair, ...query })).body);
  expect(state.range).toEqual(state.parts?.range);
});

it("names the functions that apply to a gene, or the reason why none of a category does", async () => {
  const { categories } = await open("target=H00160");
  const of = (name: string) => categories.find(({ category_name }) => category_name === name);

  expect(of("RNAi")).toMatchObject({ function_names: ["RNAi", "Inducible RNAi"] });
  expect(of("RNAi")?.reason).toBeUndefined();
  expect(of("Overexpression")).toMatchObject({
    function_names: [],
    reason: expect.stringContaining("no open reading frame"),
  });
  expect((await open("target=000000")).categories[0]?.function_names).toBeUndefined();
});

it("chooses the only promoter of a pair, which no earlier choice brings back", async () => {
  const pair = "category=Overexpression&function=Inducible+Expression&structure=Lenti-AIO";
  const earlier = new URLSearchParams({ promoter: "PTRE3G", fluorescence: "EGFP" });

  const { design, product, outline, restorable } = await open(
    `${pair}&earlier=${encodeURIComponent(`${earlier}`)}`,
  );

  expect(design.promoterName).toBe(product?.promoter_name);
  expect(design.promoterName).not.toBe("");
  expect(outline).toBeUndefined();
  expect(restorable?.names).toEqual(["EGFP"]);
});

it("has the prices of the delivery formats, as ranges until the design is complete", async () => {
  const { range } = await open(PAIR);
  expect(range.plasmid).toMatchObject({ amount: "5 µg", price: { min: expect.any(Number) } });
  expect(range.plasmid?.price?.max).toBeGreaterThan(range.plasmid?.price?.min ?? Infinity);
  expect(range.particles?.price?.min).toBeGreaterThan(range.plasmid?.price?.min ?? Infinity);

  const { range: complete } = await open("sku=KO-LA-ESXGPC-H00001");
  expect(complete.plasmid).toEqual({ amount: "5 µg", price: { min: 540, max: 540 } });
  expect(complete.particles).toEqual({ price: { min: 935, max: 935 } });
  expect(complete.from_price).toEqual({ min: 500, max: 500 });

  const { range: plain } = await open("category=CRISPR&function=CRISPR+KO&structure=Standard");
  expect(plain.plasmid).toBeDefined();
  expect(plain.particles).toBeUndefined();
  expect((await open(AAV)).range.particles).toEqual({ price: null });
});

it("narrows the range with each choice", async () => {
  const { categories, range } = await open("category=RNAi");
  expect(range).toEqual(categories.find(({ category_name }) => category_name === "RNAi")?.range);
  const { function_types, range: narrower } = await open("category=CRISPR&function=CRISPR+KO");
  expect(narrower).toEqual(
    function_types.find(({ function_type_name }) => function_type_name === "CRISPR KO")?.range,
  );
});

it("completes a pair by default parts, its bacterial marker and an outline with the first promoter", async () => {
  const { design, product, outline } = await open(PAIR);

  expect(design).toMatchObject({
    promoterName: "",
    proteinTagName: "None",
    fluoresceneMarkerName: "None",
    selectionMarkerName: "None",
    bacterialMarkerName: "CAM",
  });
  expect(product).toBeUndefined();
  expect(outline).toMatchObject({ promoter_name: "PEFS", target_sequence: "XXXXXX" });
  const promoters = outline?.plasmids.flatMap(({ parts }) => parts.filter(({ kind }) => kind === "promoter"));
  expect(new Set(promoters?.map(({ is_generated }) => is_generated))).toEqual(new Set([true]));
});

it("selects the marker that a kit of two lentiviral vectors needs, and its bacterial marker", async () => {
  const { design } = await open("category=CRISPR&function=CRISPR+KO&structure=Lenti");
  expect(design.selectionMarkerName).not.toBe("None");
});

it("has the product of a design with a promoter, as its SKU has it", async () => {
  const { product, design, outline } = await open(`${PAIR}&promoter=PCMV&selection=Puro&target=h00001`);

  expect(product).toEqual((await get("get-product-summary/KO-LA-CMXXPC-H00001/", {})).body);
  expect(design).toMatchObject({ targetSequence: "H00001", geneSymbol: "TP53", geneOption: "geneSearch" });
  expect(outline).toBeUndefined();
  const named = await open("sku=ko-la-cmxxpc-h00001-pd10");
  expect(named).toMatchObject({ product, design, parts: {} });
});

it.each([
  ["category=Nonsense&function=CRISPR+KO&target=H00001", { targetSequence: "H00001" }],
  [
    "category=CRISPR&function=Nonsense&structure=AAV&target=H00001",
    { productCategoryName: "CRISPR", targetSequence: "H00001", geneSymbol: "TP53" },
  ],
  [
    "category=CRISPR&function=CRISPR+KO&structure=Nonsense",
    { productCategoryName: "CRISPR", functionTypeName: "CRISPR KO" },
  ],
  [
    "category=CRISPR&function=CRISPR+KO&target=H00160",
    { productCategoryName: "CRISPR", structureTypeName: "" },
  ],
  [`${PAIR}&promoter=Nonsense&tag=FLAG`, { promoterName: "", proteinTagName: "FLAG" }],
  [`${PAIR}&target=H99999`, { targetSequence: "", geneSymbol: "", geneOption: "none" }],
  [`${PAIR}&target=TP53`, { targetSequence: "" }],
])("leaves out of %s what is not offered", async (address, expected) => {
  expect((await open(address)).design).toMatchObject(expected);
});

it("refuses a design by its choices with the reason and the designs that fix it", async () => {
  const { refusal, product, outline, design } = await open(`${AAV}&promoter=PCMV&fluorescence=EGFP`);

  expect(design.fluoresceneMarkerName).toBe("EGFP");
  expect([product, outline]).toEqual([undefined, undefined]);
  expect(refusal?.detail).toContain("over the 5.0 kb that packages well");
  expect(refusal?.fixes[0]).toMatchObject({
    label: "Drop EGFP",
    product_sku: "KO-AV-CMXXXA-XXXXXX",
    design: { ...design, fluoresceneMarkerName: "None" },
  });
});

it("opens the SKU of a refused design with its choices and the fixes", async () => {
  const { refusal, design } = await open("sku=KO-AV-CMXGXA-H00001");

  expect(design).toMatchObject({ promoterName: "PCMV", fluoresceneMarkerName: "EGFP", geneSymbol: "TP53" });
  expect(refusal?.fixes[0]?.product_sku).toBe("KO-AV-CMXXXA-H00001");
});

it("keeps the function of a refused SKU if its structure is not offered, and the category if its target has another function", async () => {
  const noStructure = await open("sku=CA-AV-CMXXXA-H00001");
  expect(noStructure.design).toMatchObject({ functionTypeName: "CRISPRa", structureTypeName: "" });
  expect(noStructure.refusal).toBeDefined();
  const noFunction = await open("sku=KO-LA-CMXXPC-H00160");
  expect(noFunction.design).toMatchObject({ functionTypeName: "", targetSequence: "H00160" });
  expect(noFunction.design.productCategoryName).toBe("CRISPR");
});

it("refuses a SKU that differs from a possible design in the bacterial marker only", async () => {
  const { refusal } = await open("sku=KO-AV-CMXXXK-H00001");
  expect(refusal?.fixes.map(({ product_sku }) => product_sku)).toContain("KO-AV-CMXXXA-H00001");
});

it.each(["NOPE", "KO-AV-QQXGXA-XXXXXX", "KO-AV-CMXXXA-H99999", "KO-AV-CMXXXA-XXXXXX-LP07"])(
  "does not know the SKU %s",
  async (sku) => {
    expect(await get("get-design-state/", { sku })).toEqual({
      status: 404,
      body: { detail: `No product has the SKU ${sku}.` },
    });
  },
);

it("has the advice for the answers of the address, and none for answers that do not exist", async () => {
  const answers = "Human.cell_line.remove_protein.permanent.in_vitro.2";
  expect((await open(`advice=${answers}`)).advice).toMatchObject({ category_name: "CRISPR" });
  expect((await open("advice=Human.x")).advice).toBeUndefined();
});

describe("after a change has reset later choices", () => {
  const earlier = encodeURIComponent(
    "function=CRISPRa&structure=Lenti-AIO&promoter=PEFS&tag=None&fluorescence=EGFP&selection=Puro",
  );

  it("names the earlier choices that are still possible", async () => {
    const { restorable } = await open(`category=CRISPR&function=CRISPR+KO&earlier=${earlier}`);

    expect(restorable).toEqual({
      changes: {
        structureTypeName: "Lenti-AIO",
        promoterName: "PEFS",
        fluoresceneMarkerName: "EGFP",
        selectionMarkerName: "Puro",
      },
      names: ["Lenti-AIO", "PEFS", "EGFP", "Puro"],
      lost: [],
    });
  });

  it("says why others are not", async () => {
    const { restorable } = await open(`${AAV}&target=H00001&earlier=${earlier}`);

    expect(restorable?.names).toEqual(["PEFS"]);
    expect(restorable?.lost).toEqual([
      { name: "EGFP", reason: expect.stringContaining("With EGFP") },
      { name: "Puro", reason: expect.any(String) },
    ]);
  });

  it("says that a function or a structure is no longer possible, and compares no parts then", async () => {
    const query = "function=CRISPR+KO&structure=AAV&promoter=PCMV";
    const other = await open(`category=CRISPR&function=CRISPRa&earlier=${encodeURIComponent(query)}`);
    expect(other.restorable).toMatchObject({ names: [], lost: [{ name: "AAV" }] });
    const lncRna = await open(`category=CRISPR&target=H00160&earlier=${encodeURIComponent(query)}`);
    expect(lncRna.restorable).toMatchObject({ changes: {}, lost: [{ name: "CRISPR KO" }] });
  });

  it("ignores earlier choices that cannot be read", async () => {
    const long = encodeURIComponent(`function=${"x".repeat(200)}`);
    expect((await open(`category=CRISPR&earlier=${long}`)).restorable).toEqual({
      changes: {},
      names: [],
      lost: [],
    });
  });
});

it("finds a part by the name that it had when a link was made", async () => {
  const { design } = await open(
    "category=Overexpression&function=Overexpression&structure=AAV&promoter=PALB",
  );

  expect(design.promoterName).toBe("PTBG");
});
