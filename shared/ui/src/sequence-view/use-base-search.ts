import { findSites, readPattern, type Site } from "@ligate/contract/sequences/find-sites";
import { useMemo, useState } from "react";
import type { Range } from "./bases/ranges.ts";

const NO_SITES: Site[] = [];
/** More sites than these are counted and visited, and not drawn. */
const MAX_DRAWN = 500;

export interface BaseSearch {
  typed: string;
  change: (typed: string) => void;
  /** Why the typed text cannot be searched. */
  problem: string | undefined;
  sites: readonly Site[];
  /** The sites, if they are few enough to be drawn. */
  drawn: readonly Site[];
  /** Index of the site that is selected, once one is. */
  current: number | undefined;
  /** Selects the next site, or the one before; after the last one, the first. */
  step: (by: 1 | -1) => void;
}

/** The search for a typed pattern on both strands. */
export function useBaseSearch(bases: string, select: (range: Range) => void): BaseSearch {
  const [typed, setTyped] = useState("");
  const [current, setCurrent] = useState<number>();
  const { sites, problem } = useMemo(() => {
    const read = typed.trim() ? readPattern(typed) : { pattern: "" };
    if ("problem" in read) return { sites: NO_SITES, problem: read.problem };
    return { sites: read.pattern ? findSites(bases, read.pattern) : NO_SITES, problem: undefined };
  }, [bases, typed]);

  function change(text: string) {
    setTyped(text);
    setCurrent(undefined);
  }

  function step(by: 1 | -1) {
    const start = current ?? (by === 1 ? -1 : 0);
    const next = (start + by + sites.length) % sites.length;
    const site = sites[next];
    if (!site) return;
    setCurrent(next);
    select({ from: site.from, to: site.to });
  }

  return { typed, change, problem, sites, drawn: sites.length > MAX_DRAWN ? NO_SITES : sites, current, step };
}
