import { ApiError } from "@ligate/platform/api";

/** Route id → error response of the API. */
export type SerializedErrors = Record<string, { status: number; body: unknown }>;

/**
 * Serializes the 404s of a page's loaders into the document, because JSON loses the class of an ApiError.
 *
 * Removable when React Router's static handler serializes errors of any class, as its framework mode does.
 * @throws any other error: the browser renders such a page, and can retry
 */
export function serializeErrors(errors: Record<string, unknown> | null): SerializedErrors | undefined {
  if (!errors) return undefined;
  const serialized = Object.entries(errors).map(([id, error]) => {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    return [id, { status: error.status, body: error.body }];
  });
  return Object.fromEntries(serialized);
}

/** The errors as the loaders threw them. */
export function deserializeErrors(
  errors: SerializedErrors | undefined,
): Record<string, ApiError> | undefined {
  if (!errors) return undefined;
  const entries = Object.entries(errors).map(([id, { status, body }]) => [id, new ApiError(status, body)]);
  return Object.fromEntries(entries);
}
