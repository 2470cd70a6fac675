interface CaptureResponse {
  purchase_units: { payments: { captures: { id: string }[] } }[];
}

/** The provider's id of a capture. @throws Error if the response has none */
export function getCaptureId({ purchase_units: [unit] }: CaptureResponse): string {
  const [capture] = unit?.payments.captures ?? [];
  if (!capture) throw new Error("The response to the capture contains no capture id.");
  return capture.id;
}
