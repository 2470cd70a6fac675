import {
  ADVICE_BIOSAFETY_LEVELS,
  ADVICE_CELLS,
  ADVICE_DELIVERIES,
  ADVICE_DURATIONS,
  ADVICE_EFFECTS,
} from "@ligate/contract/design/constants";
import type { DesignAdviceQuery } from "@ligate/contract/design/schemas";
import { z } from "zod";
import { readYaml } from "../../../content-files/read-yaml.ts";

export const ADVICE_FILE = "design/advice.yaml";

const Code = z.string().min(1);
const Conditions = z.array(
  z.strictObject({
    species: z.array(z.enum(["Human", "Mouse"])).optional(),
    cells: z.array(z.enum(ADVICE_CELLS)).optional(),
    effect: z.array(z.enum(ADVICE_EFFECTS)).optional(),
    duration: z.array(z.enum(ADVICE_DURATIONS)).optional(),
    delivery: z.array(z.enum(ADVICE_DELIVERIES)).optional(),
    biosafety: z.array(z.enum(ADVICE_BIOSAFETY_LEVELS)).optional(),
    function: z.array(Code).optional(),
    structure: z.array(Code).optional(),
  }),
);
type Conditions = z.infer<typeof Conditions>;

const Text = z.string().min(1);
const rule = <T extends z.ZodType>(choose: T) =>
  z.strictObject({ choose, when: Conditions.optional(), because: Text });
const Rules = z.array(rule(Code)).min(1);
const Markers = z.strictObject({ tag: Code, fluorescence: Code, selection: Code }).partial();

export const adviceRules = readYaml(
  ADVICE_FILE,
  z.strictObject({
    functions: Rules,
    structures: Rules,
    promoters: Rules,
    markers: z.array(rule(Markers)).min(1),
    warnings: z.array(z.strictObject({ when: Conditions, text: Text })),
  }),
);

/** The answers, and the codes that the rules before chose. */
export type Situation = DesignAdviceQuery & { function?: string; structure?: string };

/** Whether one of the conditions is met. */
export const applies = (when: Conditions | undefined, situation: Situation): boolean =>
  when === undefined ||
  when.some((condition) =>
    Object.entries(condition).every(([question, answers]) =>
      (answers as string[]).includes(situation[question as keyof Situation] ?? ""),
    ),
  );
