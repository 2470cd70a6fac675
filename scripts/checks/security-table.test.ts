import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");
const RESULTS = ["met", "partly", "not met", "n/a"];

/** Section of ASVS 5.0.0 → number of its requirements of the levels 1 and 2, which are the first ones of each section. */
const REQUIREMENTS: Record<string, number> = {
  ...{ "1.1": 2, "1.2": 9, "1.3": 11, "1.4": 3, "1.5": 2, "2.1": 3, "2.2": 3, "2.3": 4, "2.4": 1 },
  ...{ "3.2": 2, "3.3": 4, "3.4": 6, "3.5": 5, "3.7": 2, "4.1": 3, "4.2": 1, "4.3": 2, "4.4": 4 },
  ...{ "5.1": 1, "5.2": 3, "5.3": 2, "5.4": 3, "6.1": 3, "6.2": 12, "6.3": 4, "6.4": 4, "6.5": 5 },
  ...{ "6.6": 3, "6.8": 4, "7.1": 3, "7.2": 4, "7.3": 2, "7.4": 5, "7.5": 2, "7.6": 2, "8.1": 2 },
  ...{ "8.2": 3, "8.3": 1, "8.4": 1, "9.1": 3, "9.2": 4, "10.1": 2, "10.2": 2, "10.3": 4, "10.4": 11 },
  ...{ "10.5": 5, "10.6": 2, "10.7": 3, "11.1": 2, "11.2": 3, "11.3": 3, "11.4": 4, "11.5": 1, "11.6": 1 },
  ...{ "12.1": 3, "12.2": 2, "12.3": 4, "13.1": 1, "13.2": 5, "13.3": 2, "13.4": 5, "14.1": 2, "14.2": 4 },
  ...{ "14.3": 3, "15.1": 3, "15.2": 3, "15.3": 7, "16.1": 1, "16.2": 5, "16.3": 4, "16.4": 3, "16.5": 3 },
  ...{ "17.1": 1, "17.2": 4, "17.3": 2 },
};

const document = readFileSync(join(ROOT, "docs/security.md"), "utf8");
const rows = document
  .split("\n")
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split(" | ").map((cell) => cell.replaceAll(/^\| | \|$/g, "")));

it("lists every requirement of the levels 1 and 2 once", () => {
  const all = Object.entries(REQUIREMENTS).flatMap(([section, count]) => numbered(section, 1, count));
  expect(all).toHaveLength(253);
  expect(rows.flatMap(([subject = ""]) => requirementsOf(subject)).sort()).toEqual(all.sort());
});

it("has a result and a proof or reason for each", () => {
  for (const [subject, result = "", proof = "", ...more] of rows) {
    expect({ subject, result: RESULTS.includes(result), more }).toEqual({ subject, result: true, more: [] });
    expect({ subject, proof: proof.length > 3 }).toEqual({ subject, proof: true });
  }
});

it("counts the results", () => {
  const count = (wanted: string) =>
    rows
      .filter(([, result]) => result === wanted)
      .reduce((sum, [subject = ""]) => sum + requirementsOf(subject).length, 0);
  expect(document).toContain(RESULTS.map((result) => `${count(result)} ${result}`).join(", "));
});

it.each(rows.filter(([, , proof = ""]) => proof.includes("`")))(
  "names existing tests for %s",
  (_subject, _result, proof = "") => {
    for (const { file, tests } of proofsOf(proof)) {
      expect({ file, exists: existsSync(join(ROOT, file)) }).toEqual({ file, exists: true });
      const source = tests.length > 0 ? readFileSync(join(ROOT, file), "utf8") : "";
      expect(tests.filter((name) => !source.includes(name))).toEqual([]);
    }
  },
);

/** "1.2.6–1.2.8 LDAP" → the three; "4.3, 4.4 GraphQL" → all of both sections. */
function requirementsOf(subject: string): string[] {
  const [listed = ""] = /^[\d.,– ]+/.exec(subject) ?? [];
  return listed
    .trim()
    .split(/, ?/)
    .flatMap((part) => {
      const [first = "", last = first] = part.split("–");
      const section = first.split(".").slice(0, 2).join(".");
      if (first === section) return numbered(section, 1, REQUIREMENTS[section] ?? 0);
      return numbered(section, Number(first.split(".")[2]), Number(last.split(".")[2]));
    });
}

function numbered(section: string, from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => `${section}.${from + index}`);
}

/** Paths in backticks, each followed by the names of its tests in quotation marks. */
function proofsOf(proof: string): { file: string; tests: string[] }[] {
  return proof.split(/(?=`\w[\w./-]*\/[\w./-]+`)/).flatMap((part) => {
    const file = /^`(\w[\w./-]*\/[\w./-]+)`/.exec(part)?.[1];
    return file ? [{ file, tests: [...part.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => name) }] : [];
  });
}
