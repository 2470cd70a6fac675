/** The chromosomes of genome assemblies. Imports no schema library, because pages import this module. */

import type { ALL_ASSEMBLIES } from "./constants.ts";

/**
 * Lengths in base pairs of chromosomes 1, 2, and so on, X and Y, from the assembly reports of the Genome Reference
 * Consortium: GCF_000001405.40 (GRCh38.p14), GCF_000001635.27 (GRCm39) and GCF_000001635.26 (GRCm38.p6).
 */
const LENGTHS: Record<(typeof ALL_ASSEMBLIES)[number], readonly number[]> = {
  GRCh38: [
    248_956_422, 242_193_529, 198_295_559, 190_214_555, 181_538_259, 170_805_979, 159_345_973, 145_138_636,
    138_394_717, 133_797_422, 135_086_622, 133_275_309, 114_364_328, 107_043_718, 101_991_189, 90_338_345,
    83_257_441, 80_373_285, 58_617_616, 64_444_167, 46_709_983, 50_818_468, 156_040_895, 57_227_415,
  ],
  GRCm39: [
    195_154_279, 181_755_017, 159_745_316, 156_860_686, 151_758_149, 149_588_044, 144_995_196, 130_127_694,
    124_359_700, 130_530_862, 121_973_369, 120_092_757, 120_883_175, 125_139_656, 104_073_951, 98_008_968,
    95_294_699, 90_720_763, 61_420_004, 169_476_592, 91_455_967,
  ],
  GRCm38: [
    195_471_971, 182_113_224, 160_039_680, 156_508_116, 151_834_684, 149_736_546, 145_441_459, 129_401_213,
    124_595_110, 130_694_993, 122_082_543, 120_129_022, 120_421_639, 124_902_244, 104_043_685, 98_207_768,
    94_987_271, 90_702_639, 61_431_566, 171_031_299, 91_744_698,
  ],
};

/** Bases at both ends of each chromosome that these assemblies have no sequence of. */
export const TELOMERE_BP = 10_000;

/**
 * The length of a chromosome in base pairs; `undefined` if the assembly does not have it.
 * @param name such as `17` or `X`
 */
export function chromosomeLength(assembly: string, name: string): number | undefined {
  const lengths = Object.entries(LENGTHS).find(([known]) => known === assembly)?.[1] ?? [];
  if (name === "X") return lengths.at(-2);
  if (name === "Y") return lengths.at(-1);
  return /^[1-9]\d?$/.test(name) ? lengths.slice(0, -2)[Number(name) - 1] : undefined;
}
