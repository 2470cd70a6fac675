import type { Plasmid, PlasmidPart } from "@ligate/contract/catalog/product-schemas";
import type { Truths } from "./every-kit.ts";
import {
  BACTERIAL_PROMOTER,
  between,
  getPayload,
  getTranscripts,
  isIres,
  isKozak,
  isPolyA,
  isProduct,
  isProtein,
  isRelease,
  LEFT_ARM,
  POL_III,
  RIGHT_ARM,
  type Transcript,
  upToPromoter,
} from "./transcripts.ts";

/** Rules that hold for the transcripts of every plasmid, checked on its parts. */
export const TRANSCRIPTION_TRUTHS: Truths = {
  "has a promoter, a product and a terminator of its own in every cassette": ({ plasmids }) =>
    plasmids.every((plasmid) => getTranscripts(plasmid).every((each) => isComplete(plasmid, each))),
  "transcribes every product from exactly one start": ({ plasmids }) => plasmids.every(transcribesAll),
  "has no terminator that ends nothing": ({ plasmids }) =>
    plasmids.every((plasmid) => {
      const ends = new Set(getTranscripts(plasmid).map(({ end }) => end));
      return getPayload(plasmid).every((part) => !(part.name === "T6" || isPolyA(part)) || ends.has(part));
    }),
  "has no polyA signal between LTRs, and WPRE behind the cassettes": ({ plasmids }) =>
    plasmids.every((plasmid) => {
      const genome = between(plasmid, "5' LTR", "3' LTR");
      const end = genome?.slice(-3).map(({ name }) => name);
      return !genome || (!genome.some(isPolyA) && end?.join() === "WPRE,nef fragment,3' PPT");
    }),
  "has an external promoter before the 5' LTR of a lentiviral genome": ({ plasmids }) =>
    plasmids.every(({ parts }) => {
      const ltr = parts.findIndex(({ name }) => name === "5' LTR");
      return ltr < 0 || (ltr === 1 && parts[0]?.name === "RSV");
    }),
  "keeps everything but the backbone of a donor inside its homology arms": ({ plasmids }) =>
    plasmids.every(({ parts }) => {
      const left = parts.findIndex(({ name }) => name === LEFT_ARM);
      const right = parts.findIndex(({ name }) => name === RIGHT_ARM);
      const outside = [...parts.slice(0, left), ...parts.slice(right + 1)];
      return left < 0 || (right > left && outside.every(isVectorEnd));
    }),
  "has no marker behind an inducible promoter, which is dark without doxycycline, but a chosen reporter": ({
    plasmids,
    reporter,
  }) => {
    const inducible = plasmids
      .flatMap(getTranscripts)
      .filter(({ start }) => INDUCIBLE.includes(start.name))
      .flatMap(({ body }) => upToPromoter(body));
    return (
      inducible.every(({ kind }) => kind !== "selection") &&
      inducible.some(({ kind }) => kind === "fluorescence") === (reporter === "gene")
    );
  },
  "has a bacterial promoter in front of the bacterial marker": ({ plasmids }) =>
    plasmids.every(({ parts }) => {
      const i = parts.findIndex(({ kind }) => kind === "bacterial");
      const strand = parts[i]?.strand ?? 1;
      const [promoter, ori] = [parts[i - strand], parts[i + strand]];
      const isRead = promoter?.name === BACTERIAL_PROMOTER && promoter.strand === strand;
      return isRead && ori?.name === "ori" && ori.strand === strand;
    }),
  "has the guide directly behind its promoter, at the base where transcription starts, or behind a reporter":
    ({ plasmids, reporter }) =>
      plasmids.every(({ parts }) =>
        parts.every(
          ({ kind }, i) =>
            kind !== "guide" ||
            (reporter === "gene" ? endsReporter(parts, i - 1) : isGuidePromoter(parts[i - 1])),
        ),
      ),
  "has an IRES between the frames of a gene and its first marker, where one is chosen, and nowhere else": ({
    plasmids,
    design: { fn },
    marker,
    reporter,
  }) => {
    const found = plasmids.flatMap(({ parts }) =>
      parts.flatMap((part, i) => (isIres(part) ? [{ before: parts[i - 1], after: parts[i + 1] }] : [])),
    );
    const isChosen = marker === "IRES" && (fn.code === "OE" || reporter === "gene");
    return (
      found.length === (isChosen ? 1 : 0) &&
      found.every(
        ({ before, after }) =>
          before && after && (isProtein(before) || before.name === "Stop codon") && isMarker(after),
      )
    );
  },
  "has the markers of an overexpressed gene in its transcript, unless they have a promoter of their own": ({
    plasmids,
    design: { fn },
    marker,
  }) =>
    fn.code !== "OE" ||
    plasmids.flatMap(getTranscripts).every(({ start, body }) => {
      const made = upToPromoter(body);
      const isOwn = marker === "promoter";
      const isOfGene = made.some(({ kind }) => kind === "effector");
      return start.name === "RSV" || !made.some(isMarker) || isOfGene !== isOwn;
    }),
  "reads everything in the direction of the plasmid, but for the 5' ITR and the backbone of plain plasmids":
    ({ plasmids }) =>
      plasmids.every(({ parts }) => parts.every((part) => part.strand === strandOf(part, parts))),
  "releases only separate proteins of one transcript by 2A": ({ plasmids }) =>
    plasmids.every(({ parts }) => parts.every((part, i) => !isRelease(part) || separates(parts, i))),
  "has P2A first, then T2A, then P2A again, and SV40 polyA behind bGH polyA": ({ plasmids }) =>
    plasmids.every((plasmid) => {
      const names = (isOne: typeof isPolyA) =>
        getPayload(plasmid)
          .filter(isOne)
          .map(({ name }) => name)
          .join();
      return "P2A,T2A,P2A".startsWith(names(isRelease)) && "bGH polyA,SV40 polyA".startsWith(names(isPolyA));
    }),
};

const isGuidePromoter = (part: PlasmidPart | undefined): boolean =>
  part !== undefined && [...POL_III, "PTRE3G"].includes(part.name);

/** TRE3G, the frame of the fluorophore, and its stop codon. */
function endsReporter(parts: PlasmidPart[], i: number): boolean {
  const at = parts[i]?.name === "Stop codon" ? i - 1 : i;
  const [promoter, kozak, reporter] = [parts[at - 2], parts[at - 1], parts[at]];
  const isFrame = reporter?.kind === "fluorescence" && kozak !== undefined && isKozak(kozak);
  return isFrame && promoter?.name === "PTRE3G";
}

const isMarker = ({ kind }: PlasmidPart): boolean => /selection|fluorescence/.test(kind);

const isBacterial = ({ name, kind }: PlasmidPart) =>
  kind === "bacterial" || [BACTERIAL_PROMOTER, "ori"].includes(name);
const isVectorEnd = (part: PlasmidPart) => isBacterial(part) || /^(f1 ori|[53]' ITR)$/.test(part.name);

/** The published plain plasmid has its bacterial part on the other strand. */
function strandOf(part: PlasmidPart, parts: PlasmidPart[]): 1 | -1 {
  const isPlain = !parts.some(({ name }) => /LTR|ITR|PB repeat/.test(name));
  return part.name === "5' ITR" || (isPlain && isBacterial(part)) ? -1 : 1;
}

function isComplete(plasmid: Plasmid, { start, polymerase, body, end }: Transcript): boolean {
  if (start.name === "RSV") return end?.name === "3' LTR";
  if (start.name === LEFT_ARM) return end !== undefined && body.some(isProtein) && !hasPromoter(body);
  if (polymerase === "III") return body.length === 1 && body[0]?.kind === "guide" && end?.name === "T6";
  const isInLtrs = between(plasmid, "5' LTR", "3' LTR")?.includes(start) ?? false;
  const endsWell = isInLtrs ? end?.name === "3' LTR" : end && isPolyA(end) && !hasPromoter(body);
  const first = body.find((part) => !isKozak(part));
  return endsWell === true && first !== undefined && isProduct(first);
}

const INDUCIBLE = ["PTRE3G", "PH1-TetO"];

const hasPromoter = (body: PlasmidPart[]) => body.some(({ kind }) => kind === "promoter");

/** Transcripts that run on to the 3' LTR count up to the next promoter; that of the genome does not count. */
function transcribesAll(plasmid: Plasmid): boolean {
  const transcribed = getTranscripts(plasmid)
    .filter(({ start }) => start.name !== "RSV")
    .flatMap(({ body }) => upToPromoter(body));
  return plasmid.parts
    .filter(isProduct)
    .every((product) => transcribed.filter((each) => each === product).length === 1);
}

/** A 2A element stands between two proteins, or behind the gene that reads into a donor. */
function separates(parts: PlasmidPart[], i: number): boolean {
  const [before, after] = [parts[i - 1], parts[i + 1]];
  if (!before || !after || !isProtein(after)) return false;
  return isProtein(before) || before.name === "NLS" || before.name === LEFT_ARM;
}
