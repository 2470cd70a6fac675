import fc from "fast-check";
import { everyDesign, TARGETS } from "../testing/every-kit.ts";
import { writeFasta } from "./fasta.ts";
import { writeGenbank } from "./genbank.ts";
import { kitSequences } from "./kit-sequences.ts";

const { coding, locus } = TARGETS;
const designs = [coding, locus].flatMap((target) =>
  target ? Array.from(everyDesign(target), ({ design }) => design).filter((_, i) => i % 200 === 0) : [],
);

/** A reader of FASTA as the format is described. */
const read = (text: string) =>
  text
    .split(/^>/m)
    .slice(1)
    .map((record) => {
      const [header = "", ...lines] = record.split("\n");
      return { name: header.split(" ")[0], header, bases: lines.join("") };
    });

it("is read to the same bases, under the names of the GenBank records", () => {
  fc.assert(
    fc.property(fc.constantFrom(...designs), (design) => {
      const kit = kitSequences(design, null);
      const records = read(writeFasta(kit));
      const names = Array.from(
        writeGenbank(kit, "2026-11-23").matchAll(/^LOCUS +(\S+)/gm),
        ([, name]) => name,
      );

      expect(records.map(({ name, bases }) => ({ name, bases }))).toEqual(
        kit.plasmids.map(({ bases }, i) => ({ name: names[i], bases })),
      );
      for (const { header } of records)
        expect(header).toMatch(/, circular\. Design sequence, not as built, [\d,]+ of /);
    }),
    { numRuns: 200 },
  );
}, 60_000);
