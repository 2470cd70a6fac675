import { designUrl, parseDesignAddress } from "./design-address.ts";
import { EMPTY_SELECTION } from "./design-selection.ts";

const PARTS = "&promoter=PCMV&tag=FLAG&fluorescence=None&selection=Puro";

it.each([
  "/design",
  "/design?step=1",
  "/design?category=CRISPR&step=2",
  `/design?category=CRISPR&function=CRISPR+KO&structure=Lenti-AIO&target=H00001${PARTS}&step=4`,
  "/design?sku=KO-LA-CMXXPC-H00001&step=5&q=p53",
  "/design?category=CRISPR&step=5&q=%CE%B2-actin&species=Mouse&page=3&size=25",
  "/design?step=5&q=",
  "/design?category=CRISPR&step=2&q=TP53&page=2",
  "/design?category=CRISPR&step=2&advice=Human.t_cell.remove_protein.permanent.in_vitro.2",
])("reads and writes %s", (address) => {
  expect(designUrl(parseDesignAddress(address.replace("/design", "")))).toBe(address);
});

it("leaves out a step, page, page size and target that are not possible", () => {
  const { step, genes, choices } = parseDesignAddress("?step=6&q=TP53&page=-1&size=7&target=TP53");
  expect(step).toBeUndefined();
  expect(genes).toEqual({ text: "TP53", species: "Human", page: 1, pageSize: 10 });
  expect(choices).toEqual({ ...EMPTY_SELECTION, geneOption: "geneSearch" });
});

it("leaves out advice that is no list of answers", () => {
  expect(parseDesignAddress("?advice=Human.<b>").advice).toBeUndefined();
});

it.each([
  ["000000", "control"],
  ["xxxxxx", "template"],
  ["H00001", "geneSearch"],
])("reads the target %s as %s", (target, geneOption) => {
  expect(parseDesignAddress(`?target=${target}`).choices).toMatchObject({ geneOption });
});
