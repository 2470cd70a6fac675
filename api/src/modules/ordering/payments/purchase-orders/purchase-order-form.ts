import multipart, { type MultipartFile } from "@fastify/multipart";
import {
  PURCHASE_ORDER_FIELDS_REQUIRED,
  PURCHASE_ORDER_FILE_LOCKED,
  PURCHASE_ORDER_FILE_MAX_BYTES,
  PURCHASE_ORDER_FILE_NOT_PDF,
  PURCHASE_ORDER_FILE_TOO_BIG,
} from "@ligate/contract/payments/purchase-order-constants";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { countOrThrow, PURCHASE_ORDER_FILES_BY_ACCOUNT } from "../../../../http/limits.ts";
import { ProblemError } from "../../../../http/problem.ts";
import { assertEmailVerified } from "../../../identity/index.ts";
import { isPdf } from "../../files/detect-format.ts";
import { checkPdf } from "./check-pdf.ts";
import { NEEDS_VERIFIED_EMAIL } from "./purchase-order-limit.ts";

const limits = {
  fileSize: PURCHASE_ORDER_FILE_MAX_BYTES,
  files: 1,
  fields: 20,
  fieldSize: 200_000,
  fieldNameSize: 60,
  headerPairs: 20,
};

/**
 * Makes every route of this scope read its body from a multipart form. Session, email address and limit are checked
 * first, so that uploads of visitors and unverified customers, and too many of one account, are not read.
 */
export async function registerPurchaseOrderForms(app: FastifyInstance) {
  await app.register(multipart, { limits });
  app.addHook("preValidation", async (request) => {
    const user = await request.session.user(app.db);
    assertEmailVerified(user, NEEDS_VERIFIED_EMAIL);
    if (!request.isMultipart()) {
      throw new ProblemError(415, "A purchase order is sent as a form (multipart/form-data).");
    }
    await countOrThrow(app.db, PURCHASE_ORDER_FILES_BY_ACCOUNT, user.id);
    request.body = requireNumberAndFile(await readForm(request));
  });
}

type Form = Record<string, string | File>;

async function readForm(request: FastifyRequest): Promise<Form> {
  const form: [string, string | File][] = [];
  try {
    for await (const part of request.parts()) {
      if (part.type === "file") form.push([part.fieldname, await readFile(part)]);
      else if (part.valueTruncated) throw new ProblemError(413, `The field ${part.fieldname} is too long.`);
      else form.push([part.fieldname, toText(part.value)]);
    }
  } catch (error) {
    throw error instanceof ProblemError ? error : formProblem(error);
  }
  return Object.fromEntries(form);
}

/** Fields of type application/json have been parsed already. */
const toText = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

async function readFile(part: MultipartFile): Promise<File> {
  const bytes = await part.toBuffer();
  if (bytes.length > 0) {
    const state = isPdf(bytes) ? await checkPdf(bytes) : "broken";
    if (state === "locked") throw fileProblem(422, PURCHASE_ORDER_FILE_LOCKED);
    if (state === "broken") throw fileProblem(422, PURCHASE_ORDER_FILE_NOT_PDF);
  }
  return new File([new Uint8Array(bytes)], part.filename ?? "");
}

function formProblem(error: unknown) {
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  if (code === "FST_REQ_FILE_TOO_LARGE") return fileProblem(413, PURCHASE_ORDER_FILE_TOO_BIG);
  return new ProblemError(statusCode === 413 ? 413 : 400, "This form could not be read.");
}

const fileProblem = (status: number, detail: string) =>
  new ProblemError(status, detail, { fields: { po_file: detail } });

/** Browsers send an empty file without a name if none was chosen. */
function requireNumberAndFile(form: Form): Form {
  const { order_number, po_file } = form;
  const hasNumber = typeof order_number === "string" && order_number.trim() !== "";
  const hasFile = po_file instanceof File && po_file.size > 0;
  if (hasNumber && hasFile) return form;
  const detail = PURCHASE_ORDER_FIELDS_REQUIRED;
  const fields = { ...(hasNumber ? {} : { order_number: detail }), ...(hasFile ? {} : { po_file: detail }) };
  throw new ProblemError(400, detail, { fields });
}
