import { testDatabase } from "../../testing/database/test-database.ts";
import {
  crispriFile,
  crispriRow,
  knockoutControl,
  knockoutFile,
  knockoutRow,
} from "../../testing/guide-files.ts";
import { staffWithFiles } from "../../testing/staff-commands.ts";

const { run, write } = staffWithFiles(testDatabase().db);
const importFiles = (...args: string[]) => run("guides:import", ...args);

const MOUSE = { locusId: "22059", symbol: "Trp53", genome: "NC_000077.6", position: "69588497" };
const GUIDE = "ACGTTGCATGCATGCCATGA";

it("imports several libraries, and counts controls, repeats and unknown genes", async () => {
  const withdrawn = knockoutRow({ locusId: "99", symbol: "GONE1" });
  const human = write(
    "human.tsv",
    knockoutFile(knockoutControl("AAAAACCCCCGGGGGTTTTT"), knockoutRow(), knockoutRow(), withdrawn),
  );
  const mouse = write("mouse.tsv", knockoutFile(knockoutRow(MOUSE)));
  const seta = write("dolcetto-targets-seta.tsv", crispriFile(crispriRow(GUIDE)));

  const { report, problem } = await importFiles(human, mouse, seta);

  expect(problem).toBeUndefined();
  expect(report).toEqual({
    rows: [
      { library: "Brunello", guides: 2, genes: 2, "unknown genes": 1, controls: 1, repeats: 1 },
      { library: "Brie", guides: 1, genes: 1, "unknown genes": 0, controls: 0, repeats: 0 },
      { library: "Dolcetto set A", guides: 1, genes: 1, "unknown genes": 0, controls: 0, repeats: 0 },
    ],
    messages: [
      "Brunello: the store has no gene of 1 of 2 gene ids. They were withdrawn from NCBI Gene, or are not imported: 99.",
      "Imported Brunello, Brie, Dolcetto set A. Former imports are replaced.",
    ],
  });
});

it("tells to import genes where most are unknown", async () => {
  const rows = Array.from({ length: 101 }, (_, i) => knockoutRow({ locusId: String(900_000 + i) }));

  const { report } = await importFiles(write("human.tsv", knockoutFile(...rows)));

  expect(report?.messages?.[0]).toBe(
    "Brunello: the store has no gene of 101 of 101 gene ids. Import the genes of the species (genes:import); then the guides appear.",
  );
});

it("takes the set of a file that does not name it", async () => {
  const file = write("guides.tsv", crispriFile(crispriRow(GUIDE)));

  expect((await importFiles(file, "--set", "b")).report?.rows).toMatchObject([{ library: "Dolcetto set B" }]);
  expect((await importFiles(file)).problem).toContain("guides.tsv:2: is of Dolcetto");
});

it.each([
  ["no file", [], "missing required argument"],
  ["a missing file", ["none.tsv"], "There is no file"],
  ["a folder", ["."], "is not a file"],
  ["another set", ["one.tsv", "--set", "C"], "--set A or --set B"],
  ["a set for two files", ["one.tsv", "two.tsv", "--set", "A"], "one file at a time with --set"],
  ["a library twice", ["one.tsv", "two.tsv"], "Two of the files are Brunello"],
])("explains %s", async (_name, args, sentence) => {
  write("one.tsv", knockoutFile(knockoutRow()));
  write("two.tsv", knockoutFile(knockoutRow()));

  const { report, problem } = await importFiles(...args);

  expect(problem?.toLowerCase()).toContain(sentence.toLowerCase());
  expect(report).toBeUndefined();
});
