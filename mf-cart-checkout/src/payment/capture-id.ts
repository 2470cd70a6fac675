interface Capture {
  purchase_units: { payments: { captures: { id: string }[] } }[];
}

/** The provider's id of a capture, in its answer. */
export function captureIdOf({ purchase_units: [unit] }: Capture): string {
  const [capture] = unit?.payments.captures ?? [];
  if (!capture) throw new Error("The store answered a capture without its id.");
  return capture.id;
}
