/** What gateway and renderer threads say to each other. */
export interface RenderRequest {
  id: number;
  shellFile: string;
  /** The owner of the address; none where only the shell can answer. */
  remote?: { name: string; file: string };
  /** Path, and of the query what the page reads; without one the thread only gets ready. */
  url?: string;
}

/** What the browser takes a rendered page over with. */
export interface PageData {
  loaderData: Record<string, unknown>;
  /** Route id → what the API said, where it said that nothing is there; the shell writes and reads it. */
  problems?: Record<string, unknown>;
}

/**
 * A page, the address that it leads to, or why there is none. `status` is the API's, where it said no; who rests
 * was not asked, and the reason has been told.
 */
export type RenderOutcome =
  | ({ status: number; head: string; body: string } & PageData)
  | { redirect: string }
  | { failure: string; status?: number; isResting?: true };

export interface RenderAnswer {
  id: number;
  outcome: RenderOutcome;
}
