import type { FastifyReply } from "fastify";
import { newDebugId } from "./rest-format.ts";

/** The header that PayPal's support asks for. */
export const DEBUG_ID = "paypal-debug-id";

interface ErrorDetail {
  issue: string;
  description: string;
  /** A JSON pointer into the request. */
  field?: string;
  value?: string;
  location?: "body" | "query";
}

/** An error response of PayPal's REST API. */
export class PayPalError extends Error {
  readonly status: number;
  readonly errorName: string;
  readonly details: ErrorDetail[];

  constructor(status: number, errorName: string, message: string, details: ErrorDetail[] = []) {
    super(message);
    this.status = status;
    this.errorName = errorName;
    this.details = details;
  }
}

export const invalidRequest = (field: string, issue: string, description: string, value?: string) =>
  new PayPalError(
    400,
    "INVALID_REQUEST",
    "Request is not well-formed, syntactically incorrect, or violates schema.",
    [{ field, ...(value !== undefined && { value }), location: "body", issue, description }],
  );

/** A parameter of a search that is not valid. */
export const invalidQuery = (field: string, issue: string, value?: string) =>
  new PayPalError(
    400,
    "INVALID_REQUEST",
    "Request is not well-formed, syntactically incorrect, or violates schema.",
    [{ field, ...(value !== undefined && { value }), location: "query", issue, description: issue }],
  );

export const unprocessable = (issue: string, description: string, field?: string) =>
  new PayPalError(
    422,
    "UNPROCESSABLE_ENTITY",
    "The requested action could not be performed, semantically incorrect, or failed business validation.",
    [{ ...(field && { field }), issue, description }],
  );

export const notFound = () =>
  new PayPalError(404, "RESOURCE_NOT_FOUND", "The specified resource does not exist.", [
    {
      issue: "INVALID_RESOURCE_ID",
      description: "Specified resource ID does not exist. Please check the resource ID and try again.",
    },
  ]);

export const unauthorized = () =>
  new PayPalError(
    401,
    "AUTHENTICATION_FAILURE",
    "Authentication failed due to missing authorization header, or invalid authentication credentials.",
    [{ issue: "INVALID_ACCOUNT_STATUS", description: "Account validations failed for the user." }],
  );

export const serverError = () =>
  new PayPalError(500, "INTERNAL_SERVER_ERROR", "An internal server error occurred.");

export const gatewayTimeout = () => new PayPalError(504, "GATEWAY_TIMEOUT", "The request timed out.");

export const rateLimited = () =>
  new PayPalError(429, "RATE_LIMIT_REACHED", "Too many requests. Blocked due to rate limiting.");

export function sendError(reply: FastifyReply, error: PayPalError) {
  const debugId = newDebugId();
  const anchor = error.details[0]?.issue ?? error.errorName;

  return reply
    .code(error.status)
    .header(DEBUG_ID, debugId)
    .send({
      name: error.errorName,
      ...(error.details.length > 0 && { details: error.details }),
      message: error.message,
      debug_id: debugId,
      links: [
        {
          href: `https://developer.paypal.com/docs/api/orders/v2/#error-${anchor}`,
          rel: "information_link",
          method: "GET",
        },
      ],
    });
}
