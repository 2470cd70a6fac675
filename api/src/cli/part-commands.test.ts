import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CONTENT_FOLDER } from "../content-files/content-folder.ts";
import { staffWithFiles } from "../testing/staff-commands.ts";
import { testApp } from "../testing/test-app.ts";

const { db } = testApp();
const { run: staff, write } = staffWithFiles(db);
beforeAll(() => {
  write("short.fasta", ">short\nATGAA\n");
  write("notes.txt", "ATG");
});

const content = () =>
  ["sequences.yaml", "sequences.fasta"].map((file) =>
    readFileSync(join(CONTENT_FOLDER, "design", file), "utf8"),
  );

// That it replaces a sequence is tested in modules/design/sequences/import, on a copy of the content.
it.each([
  [["short.fasta", "--source", "pOurs"], "Specify the part: --part <id>."],
  [["short.fasta", "--part", "EGFP"], "Specify where the sequence comes from: --source <text>."],
  [["short.fasta", "--part", "EGFP", "--source", " "], "--source: The source is required."],
  [["short.fasta", "--part", "EGFP", "--source", "pOurs", "--by", ""], "--by: The name is required."],
  [
    ["short.fasta", "--part", "EGFP", "--source", "pOurs"],
    "The sequence has 5 bases, which are not whole codons.",
  ],
  [
    ["notes.txt", "--part", "EGFP", "--source", "pOurs"],
    "The file is neither GenBank (LOCUS …) nor FASTA (>…).",
  ],
  [["short.fasta", "--part", "GFP", "--source", "pOurs"], /^There is no part GFP\. The parts are CMV, /],
  [["none.fasta", "--part", "EGFP", "--source", "pOurs"], /^There is no file .*none\.fasta\.$/],
])("parts:import %j answers in a sentence and changes nothing", async (args, problem) => {
  const before = content();

  const result = await staff("parts:import", ...args);

  expect(result).toEqual({
    problem: typeof problem === "string" ? problem : expect.stringMatching(problem),
  });
  expect(content()).toEqual(before);
});
