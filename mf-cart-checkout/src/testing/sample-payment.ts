import { problem } from "@ligate/platform/testing/fake-api";

/** The response to a capture. */
export const aCapture = (id: string) => ({ purchase_units: [{ payments: { captures: [{ id }] } }] });

/** The response to a capture that the provider refuses. */
export const aRefusal = (issue: string, description: string) =>
  problem(422, "Refused.", { details: [{ issue, description }], debug_id: "f5d2a7" });
