import type { FastifyReply } from "fastify";
import { newDebugId } from "./ids.ts";

interface ProblemDetail {
  issue: string;
  description: string;
  /** A JSON pointer into the request. */
  field?: string;
  value?: string;
  location?: "body";
}

/** An error in the words and the shape of PayPal's REST API. */
export class PayPalProblem extends Error {
  readonly status: number;
  readonly title: string;
  readonly details: ProblemDetail[];

  constructor(status: number, title: string, message: string, details: ProblemDetail[] = []) {
    super(message);
    this.status = status;
    this.title = title;
    this.details = details;
  }
}

export const malformed = (field: string, issue: string, description: string, value?: string) =>
  new PayPalProblem(
    400,
    "INVALID_REQUEST",
    "Request is not well-formed, syntactically incorrect, or violates schema.",
    [{ field, ...(value !== undefined && { value }), location: "body", issue, description }],
  );

export const unprocessable = (issue: string, description: string, field?: string) =>
  new PayPalProblem(
    422,
    "UNPROCESSABLE_ENTITY",
    "The requested action could not be performed, semantically incorrect, or failed business validation.",
    [{ ...(field && { field }), issue, description }],
  );

export const notFound = () =>
  new PayPalProblem(404, "RESOURCE_NOT_FOUND", "The specified resource does not exist.", [
    {
      issue: "INVALID_RESOURCE_ID",
      description: "Specified resource ID does not exist. Please check the resource ID and try again.",
    },
  ]);

export const serverError = () =>
  new PayPalProblem(500, "INTERNAL_SERVER_ERROR", "An internal server error has occurred.");

export const gatewayTimeout = () => new PayPalProblem(504, "GATEWAY_TIMEOUT", "The request timed out.");

export const rateLimited = () =>
  new PayPalProblem(429, "RATE_LIMIT_REACHED", "Too many requests. Blocked due to rate limiting.");

export const declined = () =>
  unprocessable(
    "INSTRUMENT_DECLINED",
    "The instrument presented  was either declined by the processor or bank, or it can't be used for this payment.",
  );

export function sendProblem(reply: FastifyReply, problem: PayPalProblem) {
  const debugId = newDebugId();
  const about = problem.details[0]?.issue ?? problem.title;

  return reply
    .code(problem.status)
    .header("paypal-debug-id", debugId)
    .send({
      name: problem.title,
      ...(problem.details.length > 0 && { details: problem.details }),
      message: problem.message,
      debug_id: debugId,
      links: [
        {
          href: `https://developer.paypal.com/docs/api/orders/v2/#error-${about}`,
          rel: "information_link",
          method: "GET",
        },
      ],
    });
}
