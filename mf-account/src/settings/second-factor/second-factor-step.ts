import type { SecondFactorSetup } from "@ligate/contract/account/second-factor-schemas";

/** What the panel of the second factor shows: its status, or a step of a change. */
export type SecondFactorStep =
  | { name: "status" }
  | { name: "enter password" }
  | { name: "confirm app"; setup: SecondFactorSetup }
  | { name: "show codes"; codes: readonly string[] }
  | { name: "replace codes" }
  | { name: "remove" };

/** Called with the next step. */
export type OnStep = (step: SecondFactorStep) => void;
