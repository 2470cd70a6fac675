import { ENZYMES } from "@ligate/contract/sequences/enzymes";
import type { PlasmidSequence, SequenceFeature } from "@ligate/contract/sequences/schemas";
import { render } from "@testing-library/react";
import fc from "fast-check";
import { textWidth } from "../content/text-width.tsx";
import { findCutSites, selectCuts } from "./bases/cut-sites.ts";
import { SequenceRing } from "./sequence-ring.tsx";

type Sample = Pick<SequenceFeature, "name" | "start_bp" | "end_bp"> & Partial<SequenceFeature>;

const aPlasmid = (bases: string, features: Sample[]): PlasmidSequence => ({
  name: "pTest",
  role: "Vector",
  bases,
  known_bp: bases.length,
  features: features.map((feature) => ({
    kind: "regulatory",
    strand: 1,
    source: "made for the test",
    is_schematic: false,
    is_coding: false,
    ...feature,
  })),
});

/** The ring, with its labels as they are drawn. */
function drawRing(plasmid: PlasmidSequence) {
  const cuts = selectCuts(findCutSites(plasmid.bases, ENZYMES), "unique");
  const ring = (
    <SequenceRing plasmid={plasmid} cuts={cuts} sites={[]} selection={undefined} onSelect={jest.fn()} />
  );
  const { container, unmount } = render(ring);
  const labels = [...container.querySelectorAll("text[text-anchor]")].map((label) => {
    const [x, y] = ["x", "y"].map((name) => Number(label.getAttribute(name))) as [number, number];
    const width = textWidth(label.textContent ?? "", FONT_SIZE);
    const from = label.getAttribute("text-anchor") === "end" ? x - width : x;
    return { text: label.textContent, from, to: from + width, y };
  });
  const viewBox = container.querySelector("svg")?.getAttribute("viewBox")?.split(" ").map(Number) ?? [];
  const titles = [...container.querySelectorAll("title")].map(({ textContent }) => textContent);
  unmount();
  return { labels, titles, viewBox: viewBox as [number, number, number, number] };
}

const FONT_SIZE = 11;

it("neither draws nor names the bases between features, nor names fragments of viral genes", () => {
  const { titles, labels } = drawRing(
    aPlasmid("A".repeat(3000), [
      { name: "gag fragment", start_bp: 1, end_bp: 400 },
      { name: "RRE", start_bp: 401, end_bp: 700 },
      { name: "Junction", start_bp: 701, end_bp: 1200 },
      { name: "ori", start_bp: 1201, end_bp: 1800 },
    ]),
  );

  expect(titles).toEqual(["gag fragment", "RRE", "ori"]);
  expect(labels.map(({ text }) => text)).toEqual(["RRE", "ori"]);
});

const names = [
  "Control ORF (luciferase)",
  "AmpR promoter",
  "5' PB inner sequence",
  "WPRE",
  "mCherry",
  "MMMMMMMMMMMMMMMM",
];
const features = fc.array(
  fc.record({ name: fc.constantFrom(...names), length: fc.integer({ min: 3, max: 900 }) }),
  {
    maxLength: 35,
  },
);
const bases = fc
  .array(fc.constantFrom(...ENZYMES.map(({ site }) => site.replace(/[^ACGT]/g, "A"))), { maxLength: 40 })
  .map((sites) => sites.join("AT"));

it("property: no label overlaps another or leaves the ring's drawing", () => {
  const property = fc.property(features, bases, (parts, sites) => {
    let end = 0;
    const placed = parts.map(({ name, length }) => {
      const start_bp = end + 1;
      end += length;
      return { name, start_bp, end_bp: end };
    });
    const { labels, viewBox } = drawRing(aPlasmid(sites.padEnd(Math.max(end, 200), "A"), placed));
    const [left, top, width, height] = viewBox;
    for (const [i, { from, to, y }] of labels.entries()) {
      expect(from).toBeGreaterThan(left);
      expect(to).toBeLessThan(left + width);
      expect(y - FONT_SIZE / 2).toBeGreaterThan(top);
      expect(y + FONT_SIZE / 2).toBeLessThan(top + height);
      for (const other of labels.slice(i + 1))
        if (from < other.to && other.from < to) expect(Math.abs(y - other.y)).toBeGreaterThan(FONT_SIZE);
    }
  });
  fc.assert(property, { numRuns: 50 });
});
