import { longName } from "@ligate/contract/long-name";
import { parseSku } from "@ligate/contract/sku";

const FUNCTIONS: Record<string, string> = {
  KO: "CRISPR KO",
  KD: "CRISPR RNA KD",
  RI: "RNAi",
  IR: "Inducible RNAi",
  OE: "Overexpression",
  IE: "Inducible Expression",
};
const STRUCTURES: Record<string, string> = {
  SP: "Standard",
  LV: "Lenti",
  LA: "Lenti-AIO",
  AV: "AAV",
  PB: "piggyBac",
};
const PROMOTERS: Record<string, string> = {
  CM: "PCMV",
  ES: "PEFS",
  EF: "PEF1A",
  SY: "PSYN1",
  AL: "PALB",
  T3: "PTRE3G",
  U6: "PU6",
  HT: "PH1-TetO",
};
const FLUORESCENCE: Record<string, string> = { X: "None", G: "EGFP", R: "mCherry" };
const SELECTION: Record<string, string> = { X: "None", P: "Puro", N: "Neo", B: "Blast" };

/** A kit as its SKU tells it. */
export interface Kit {
  /** The long name. */
  name: string;
  promoter: string;
  fluorescence: string;
  selection: string;
}

/** Spells out the SKU of a kit in our tables. @throws where the tables hold one that is not of the grammar */
export function kitOf(sku: string): Kit {
  const codes = parseSku(sku);
  if (!codes) throw new Error(`${sku} is not the SKU of a kit.`);
  return {
    name: longName(named(FUNCTIONS, codes.fn), named(STRUCTURES, codes.structure), codes.target),
    promoter: named(PROMOTERS, codes.promoter),
    fluorescence: named(FLUORESCENCE, codes.fluorescence),
    selection: named(SELECTION, codes.selection),
  };
}

function named(names: Record<string, string>, code: string): string {
  const name = names[code];
  if (!name) throw new Error(`The kit tables have no name for the code ${code}.`);
  return name;
}
