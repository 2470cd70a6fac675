/** Sample fields of specifications for tests. */
import type { AskedField, GuideRule } from "@ligate/contract/specification/asked-fields";
import type { CheckedSpecification } from "@ligate/contract/specification/schemas";

export const aGuideRule = (overrides: Partial<GuideRule> = {}): GuideRule => ({
  name: "SpCas9 guide",
  count: 1,
  min_length: 20,
  max_length: 20,
  pam: "NGG",
  is_pol3: true,
  adds_g: true,
  ...overrides,
});

const choices = (...labels: [value: string, label: string, reason?: string][]) =>
  labels.map(([value, label, reason]) => ({ value, label, ...(reason ? { reason } : {}) }));

export const ASKS = {
  insert: {
    field: "insert",
    required: true,
    options: choices(["sequence", "Your insert"], ["template", "Template: I clone it"]),
    is_fused: false,
  },
  site: {
    field: "site",
    required: true,
    options: [
      { value: "N-terminal", label: "N-terminal", warning: "The polyA of the donor silences the gene." },
      ...choices(["C-terminal", "C-terminal"], ["coordinates", "Coordinates"]),
    ],
  },
  region: {
    field: "region",
    required: true,
    options: choices(["coordinates", "Coordinates"], ["exons", "Exons"]),
  },
  terminus: {
    field: "terminus",
    required: true,
    options: choices(["N", "N-terminus", "A cassette in front would silence the gene."], ["C", "C-terminus"]),
  },
  orf: {
    field: "orf",
    required: false,
    options: choices(["NM_000546", "TP53, NM_000546 (canonical transcript)"], ["own", "Your own"]),
    default: "NM_000546",
  },
  reporter: {
    field: "reporter",
    required: false,
    options: choices(["cell", "Marks the cell"], ["gene", "Reports the gene"]),
    default: "cell",
  },
  marker: {
    field: "marker",
    required: false,
    options: choices(
      ["2A", "With the gene, by 2A"],
      ["IRES", "With the gene, by an IRES"],
      ["promoter", "Own promoter", "It would be on without doxycycline."],
    ),
    default: "2A",
    with_reporter: "gene",
  },
  guide: {
    field: "guide",
    required: false,
    options: choices(["ligate", "Chosen by us"], ["own", "Your own"]),
    guide: aGuideRule(),
  },
  cell_line: {
    field: "cell_line",
    required: true,
    options: choices(
      ["HEK293T", "HEK293T", "Already resistant to G418, so that Neo selects nothing."],
      ["HeLa", "HeLa"],
    ),
  },
  serotype: { field: "serotype", required: true, options: choices(["9", "AAV9"], ["DJ", "AAV-DJ"]) },
  custom_tag: { field: "custom_tag", required: true },
} as const satisfies Record<string, AskedField>;

export const aCheck = (overrides: Partial<CheckedSpecification> = {}): CheckedSpecification => ({
  problems: [],
  warnings: [],
  unit_price: 409,
  list_price: 409,
  cargo: { insert_bp: 7900, level: "fine" },
  ...overrides,
});
