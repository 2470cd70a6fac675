import type { Plasmid, PlasmidPart } from "@ligate/contract/catalog/product-schemas";
import type { Truths } from "./every-kit.ts";
import {
  BACTERIAL_PROMOTER,
  between,
  getTranscripts,
  isKozak,
  isProduct,
  isProtein,
  LEFT_ARM,
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
      return plasmid.parts.every((part) => !["T6", "polyA"].includes(part.name) || ends.has(part));
    }),
  "has no polyA signal between LTRs, and WPRE before the 3' LTR": ({ plasmids }) =>
    plasmids.every((plasmid) => {
      const genome = between(plasmid, "5' LTR", "3' LTR");
      return !genome || (genome.every(({ name }) => name !== "polyA") && genome.at(-1)?.name === "WPRE");
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
  "has no marker behind an inducible promoter, which is dark without doxycycline": ({ plasmids }) =>
    plasmids.every((plasmid) =>
      getTranscripts(plasmid)
        .filter(({ start }) => INDUCIBLE.includes(start.name))
        .every(({ body }) => upToPromoter(body).every(({ kind }) => !/selection|fluorescence/.test(kind))),
    ),
  "has a bacterial promoter in front of the bacterial marker": ({ plasmids }) =>
    plasmids.every(({ parts }) => {
      const marker = parts.findIndex(({ kind }) => kind === "bacterial");
      return parts[marker - 1]?.name === BACTERIAL_PROMOTER && parts[marker + 1]?.name === "ori";
    }),
  "has the guide directly behind its promoter, at the base where transcription starts": ({ plasmids }) =>
    plasmids.every(({ parts }) =>
      parts.every(({ kind }, i) => kind !== "guide" || isGuidePromoter(parts[i - 1])),
    ),
  "reads everything in the direction of the plasmid, but for the 5' ITR": ({ plasmids }) =>
    plasmids.every(({ parts }) => parts.every(({ name, strand }) => strand === (name === "5' ITR" ? -1 : 1))),
  "releases only separate proteins of one transcript by P2A": ({ plasmids }) =>
    plasmids.every(({ parts }) => parts.every((part, i) => part.name !== "P2A" || separates(parts, i))),
};

const isGuidePromoter = (part: PlasmidPart | undefined): boolean =>
  part !== undefined && ["U6", "PU6", "PH1", "PH1-TetO", "PTRE3G"].includes(part.name);

const isVectorEnd = ({ name, kind }: PlasmidPart) =>
  kind === "bacterial" || /^(AmpR promoter|ori|[53]' ITR)$/.test(name);

function isComplete(plasmid: Plasmid, { start, polymerase, body, end }: Transcript): boolean {
  if (start.name === "RSV") return end?.name === "3' LTR";
  if (start.name === LEFT_ARM) return end !== undefined && body.some(isProtein) && !hasPromoter(body);
  if (polymerase === "III") return body.length === 1 && body[0]?.kind === "guide" && end?.name === "T6";
  const isInLtrs = between(plasmid, "5' LTR", "3' LTR")?.includes(start) ?? false;
  const endsWell = isInLtrs ? end?.name === "3' LTR" : end?.name === "polyA" && !hasPromoter(body);
  const first = body.find((part) => !isKozak(part));
  return endsWell && first !== undefined && isProduct(first);
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

/** P2A stands between two proteins, or behind the gene that reads into a donor. */
function separates(parts: PlasmidPart[], i: number): boolean {
  const [before, after] = [parts[i - 1], parts[i + 1]];
  if (!before || !after || !isProtein(after)) return false;
  return isProtein(before) || before.name === "NLS" || before.name === LEFT_ARM;
}
