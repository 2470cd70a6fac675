import type { z } from "zod";

export type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** The group of a call in the API documentation. */
export type Tag =
  | "session"
  | "account"
  | "profile"
  | "design"
  | "product"
  | "content"
  | "cart"
  | "payment"
  | "order"
  | "invoice"
  | "message"
  | "search";

/** Statuses that a business rule returns. Those that follow from the call's shape (404 of a path parameter) are derived. */
export type ErrorStatus = 403 | 404 | 409 | 413 | 415 | 422 | 429 | 502 | 503;

/** One call of the API: its path as the specification prints it, its schemas and its documentation. */
export interface Endpoint<
  M extends Method = Method,
  P extends string = string,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  method: M;
  /** `:name` marks a parameter. The API answers with and without the trailing slash. */
  path: P;
  tag: Tag;
  /** One sentence that says what the call is for. */
  summary: string;
  /** Requires a signed-in customer; anyone else gets a 401. */
  signedIn?: true;
  query?: Query;
  body?: Body;
  /** The body is `multipart/form-data`, with one text or file per field of its schema. */
  multipart?: boolean;
  errors?: { [Status in ErrorStatus]?: z.ZodType };
  response: Response;
}

/** Declares a call. Keeps the literal types of `method` and `path`, by which clients find the call. */
export function endpoint<
  const M extends Method,
  const P extends string,
  Response extends z.ZodType,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(declaration: Endpoint<M, P, Query, Body, Response>): Endpoint<M, P, Query, Body, Response> {
  return declaration;
}

type ParamNames<P extends string> = P extends `${infer Head}/${infer Tail}`
  ? ParamNames<Head> | ParamNames<Tail>
  : P extends `:${infer Name}`
    ? Name
    : never;

/** The parameters in a path: `/a/:id/` has `{ id: string }`. */
export type PathParams<P extends string> = { [Name in ParamNames<P>]: string };
