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

/** Statuses of business rules. Statuses that follow from the declaration, such as 404 for a path parameter, are derived. */
export type ErrorStatus = 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 502 | 503;

/** A call of the API: its path as in the specification, its schemas and its documentation. */
export interface Endpoint<
  M extends Method = Method,
  P extends string = string,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  method: M;
  /** `:name` marks a parameter. The API accepts the path with and without its trailing slash. */
  path: P;
  tag: Tag;
  /** One sentence that describes the purpose of the call. */
  summary: string;
  /** Requires a signed-in customer; other requests get a 401. */
  signedIn?: true;
  query?: Query;
  body?: Body;
  /** The body is `multipart/form-data`, with one text or file per field of its schema. */
  multipart?: boolean;
  errors?: { [Status in ErrorStatus]?: z.ZodType };
  /**
   * The response is a file to download, and not JSON: pages link to the address instead of calling it. `text`: always plain
   * text; `file`: of the type that its headers name.
   */
  produces?: "text" | "file";
  response: Response;
}

/** A call whose response is a text file. Errors are JSON as those of every call. */
export type TextEndpoint<P extends string = string, Query extends z.ZodType = z.ZodType> = Endpoint<
  "GET",
  P,
  Query,
  z.ZodUndefined,
  z.ZodString
> & { produces: "text" };

/** A call whose response is a file of any type. Errors are JSON as those of every call. */
export type FileEndpoint<P extends string = string> = Endpoint<
  "GET",
  P,
  z.ZodUndefined,
  z.ZodUndefined,
  z.ZodString
> & { produces: "file" };

/** Declares a call. Keeps the literal types of `method` and `path`, which identify the call for clients. */
export function endpoint<
  const M extends Method,
  const P extends string,
  Response extends z.ZodType,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(declaration: Endpoint<M, P, Query, Body, Response>): Endpoint<M, P, Query, Body, Response> {
  return declaration;
}

/** Declares a call whose response is a text file. */
export function textEndpoint<const P extends string, Query extends z.ZodType = z.ZodUndefined>(
  declaration: TextEndpoint<P, Query>,
): TextEndpoint<P, Query> {
  return declaration;
}

/** Declares a call whose response is a file of any type. */
export function fileEndpoint<const P extends string>(declaration: FileEndpoint<P>): FileEndpoint<P> {
  return declaration;
}

type ParamNames<P extends string> = P extends `${infer Head}/${infer Tail}`
  ? ParamNames<Head> | ParamNames<Tail>
  : P extends `:${infer Name}`
    ? Name
    : never;

/** The parameters in a path: `/a/:id/` has `{ id: string }`. */
export type PathParams<P extends string> = { [Name in ParamNames<P>]: string };
