import { findSites, readPattern, type Site } from "@ligate/contract/sequences/find-sites";

/** A primer, and where it anneals. */
export interface PlacedPrimer {
  name: string;
  bases: string;
  /** Where its 3′ end anneals; `strand` is the one that the primer reads as. */
  sites: (Site & {
    /** How many of its bases anneal, from the 3′ end on. */
    annealed: number;
  })[];
}

/** Fewer bases at the 3′ end do not prime reliably, and occur by chance. */
const MIN_ANNEALED = 15;
/** Of typed text. */
const MAX_PRIMERS = 50;

/**
 * Reads pasted primers: FASTA, or a line for each, with a name and a tab, comma or space before its bases.
 * @returns the primers, or a sentence about the first line that is none
 */
export function readPrimers(typed: string): { name: string; bases: string }[] | string {
  const lines = joinFasta(typed)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.length > MAX_PRIMERS) return `Paste at most ${MAX_PRIMERS} primers.`;
  const primers: { name: string; bases: string }[] = [];
  for (const [index, line] of lines.entries()) {
    const [, name = `Primer ${index + 1}`, bases = line] = /^(\S.*?)[\t,; ]\s*([A-Za-z]+)$/.exec(line) ?? [];
    const read = readPattern(bases);
    if ("problem" in read) return `${name}: ${read.problem}`;
    if (read.pattern.length < MIN_ANNEALED) return `${name} has fewer than ${MIN_ANNEALED} bases.`;
    primers.push({ name, bases: read.pattern });
  }
  return primers;
}

/** A record of FASTA as one line: its name and its bases. */
const joinFasta = (typed: string): string =>
  typed.includes(">")
    ? typed
        .split(">")
        .slice(1)
        .map((record) => {
          const [name = "", ...lines] = record.split(/\r?\n/);
          return `${name.trim().replaceAll(/\s+/g, "_")}\t${lines.join("").replaceAll(/\s/g, "")}`;
        })
        .join("\n")
    : typed;

/**
 * Places primers on both strands of a circular plasmid: at the sites of as many bases from the 3′ end as are found at all.
 * Bases before them are a tail, such as a site of an enzyme.
 */
export const placePrimers = (
  plasmid: string,
  primers: readonly { name: string; bases: string }[],
): PlacedPrimer[] =>
  primers.map(({ name, bases }) => {
    for (let annealed = bases.length; annealed >= MIN_ANNEALED; annealed--) {
      const sites = findSites(plasmid, bases.slice(-annealed));
      if (sites.length > 0) return { name, bases, sites: sites.map((site) => ({ ...site, annealed })) };
    }
    return { name, bases, sites: [] };
  });
