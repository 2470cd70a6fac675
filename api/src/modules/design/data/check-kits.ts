import { ContentError } from "../../../content-files/content-folder.ts";
import { type DesignData, requireKnown } from "./design-files.ts";

const FILE = "design/vectors.yaml";
const SLOTS = [
  "$promoter",
  "$tag",
  "$nTag",
  "$cTag",
  "$fluorescence",
  "$selection",
  "$lineMarker",
  "$orf",
  "$insert",
  "$release",
  "$markerPromoter",
  "$terminator",
];
const JOINTS = ["$joint"];

/**
 * Checks that each offered pair has a kit for each of its promoters, with and without a tag, whatever is specified, and that
 * kits use known features and structures.
 */
export function checkKits(data: DesignData): void {
  const { matrix, vectors, parts } = data;
  const features = Object.keys(vectors.features);
  requireKnown(FILE, "separator", [vectors.separator], features);
  requireKnown(FILE, "ires", [vectors.ires], features);
  requireKnown(FILE, "markerPromoters", vectors.markerPromoters, features);
  requireKnown(FILE, "alternatives", Object.entries(vectors.alternatives).flat(2), features);
  requireKnown(FILE, "translation", Object.values(vectors.translation), features);
  const markers = parts.selectionMarkers.map(({ code }) => code);
  requireKnown(FILE, "lineMarkers", vectors.lineMarkers, markers);
  requireKnown(FILE, "controlSites", Object.keys(vectors.controlSites), Object.keys(matrix));
  for (const [i, { plasmids }] of vectors.kits.entries()) {
    for (const plasmid of plasmids) checkPlasmid(data, `kits.${i}`, plasmid);
    checkRoles(`kits.${i}`, plasmids);
  }
  for (const [fn, { offered }] of Object.entries(matrix)) {
    for (const [structure, promoters] of Object.entries(offered)) {
      for (const promoter of promoters) checkHasKit(data, fn, structure, promoter);
    }
  }
}

type KitPlasmid = DesignData["vectors"]["kits"][number]["plasmids"][number];

function checkPlasmid(
  { vectors, structures }: DesignData,
  key: string,
  { structure, arms, cassettes }: KitPlasmid,
) {
  const features = Object.keys(vectors.features);
  const symbols = structures.map(({ symbol }) => symbol);
  const elements = cassettes.flat();
  const names = elements.map(({ part }) => part);
  const joints = elements.flatMap(({ before, behind }) => [before ?? [], behind ?? []].flat());
  requireKnown(FILE, `${key}.cassettes`, names, [...features, ...SLOTS]);
  requireKnown(FILE, `${key}.cassettes`, joints, [...features, ...JOINTS]);
  requireKnown(FILE, `${key}.arms`, arms ?? [], features);
  requireKnown(FILE, `${key}.structure`, structure ? [structure] : [], symbols);
}

/** Pages distinguish the plasmids of a kit by their roles. */
function checkRoles(key: string, plasmids: KitPlasmid[]) {
  const roles = plasmids.map(({ role }) => role);
  const repeated = roles.find((role, i) => roles.indexOf(role) !== i);
  if (repeated !== undefined) throw new ContentError(FILE, undefined, `${key}: ${repeated} occurs twice`);
}

function checkHasKit({ vectors }: DesignData, fn: string, structure: string, promoter: string) {
  const kits = vectors.kits.filter(
    (kit) =>
      kit.functions.includes(fn) &&
      kit.structures.includes(structure) &&
      (kit.promoters?.includes(promoter) ?? true) &&
      [kit.terminus, kit.marker, kit.reporter, kit.ownPromoter].every((specified) => specified === undefined),
  );
  const hasKit = (hasTag: boolean) => kits.some((kit) => (kit.hasTag ?? hasTag) === hasTag);
  const name = `kit ${fn} ${structure} ${promoter}`;
  requireKnown(FILE, "kits", [name], hasKit(true) && hasKit(false) ? [name] : []);
}
