import type { FastifyReply } from "fastify";

const DEBUG_ID = "debug-1";

const DESCRIPTIONS = {
  INSTRUMENT_DECLINED:
    "The instrument presented  was either declined by the processor or bank, or it can't be used for this payment.",
  ORDER_ALREADY_CAPTURED: "Order already captured.If 'intent=CAPTURE' only one capture per order is allowed.",
  TRANSACTION_REFUSED: "The request was refused.",
  REFUND_NOT_ALLOWED: "Capture cannot be refunded.",
} as const;

/** 422 with an issue of PayPal. */
export const refuse = (reply: FastifyReply, issue: keyof typeof DESCRIPTIONS) =>
  reply.code(422).send({
    name: "UNPROCESSABLE_ENTITY",
    message:
      "The requested action could not be performed, semantically incorrect, or failed business validation.",
    details: [{ issue, description: DESCRIPTIONS[issue] }],
    debug_id: DEBUG_ID,
  });

export const notKnown = (reply: FastifyReply) =>
  reply.code(404).send({
    name: "RESOURCE_NOT_FOUND",
    message: "The specified resource does not exist.",
    details: [
      {
        issue: "INVALID_RESOURCE_ID",
        description: "Specified resource ID does not exist. Please check the resource ID and try again.",
      },
    ],
    debug_id: DEBUG_ID,
  });

export const fail = (reply: FastifyReply) =>
  reply.code(500).send({
    name: "INTERNAL_SERVER_ERROR",
    message: "An internal server error occurred.",
    debug_id: DEBUG_ID,
  });

/** A gateway before PayPal answers, so that the result is not known. */
export const doNotAnswer = (reply: FastifyReply) => reply.code(504).send({});
