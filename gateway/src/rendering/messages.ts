/** What gateway and renderer thread say to each other. */
export interface RenderRequest {
  id: number;
  shellFile: string;
  remoteFile: string;
  /** The remote's name. */
  name: string;
  /** Path, and of the query what the page reads. */
  url: string;
}

/** A page, the address that it leads to, or why there is none. `status` is the API's, where it said no. */
export type RenderOutcome =
  | { status: number; head: string; body: string; loaderData: Record<string, unknown> }
  | { redirect: string }
  | { failure: string; status?: number };

export interface RenderAnswer {
  id: number;
  outcome: RenderOutcome;
}
