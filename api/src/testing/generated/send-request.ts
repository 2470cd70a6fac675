import type { KnownCall } from "../../http/docs/calls.ts";
import { toJsonSchema } from "../../http/docs/json-schema.ts";
import { smallPdf } from "../small-pdf.ts";
import type { TestApp } from "../test-app.ts";
import type { GeneratedRequest } from "./generated-request.ts";
import type { TestVisitor } from "./visitors.ts";

export interface ReceivedResponse {
  status: number;
  type: string;
  text: string;
  /** True if the response set another session. */
  isNewSession: boolean;
}

let sentCount = 0;

/** Sends a generated request from a new IP address, so that rate limits per address do not apply. */
export async function sendRequest(
  shop: TestApp,
  call: KnownCall,
  request: GeneratedRequest,
  asker: TestVisitor,
): Promise<ReceivedResponse> {
  const { text, type } = buildPayload(call, request);
  sentCount++;
  const answer = await shop.app().inject({
    method: call.method,
    url: replacePlaceholders(buildUrl(call, request), asker),
    headers: { ...buildHeaders(asker, request), ...(type !== undefined && { "content-type": type }) },
    remoteAddress: `10.${(sentCount >> 16) & 255}.${(sentCount >> 8) & 255}.${sentCount & 255}`,
    ...(text !== undefined && { payload: replacePlaceholders(text, asker) }),
  });
  return {
    status: answer.statusCode,
    type: String(answer.headers["content-type"]),
    text: answer.payload,
    isNewSession: answer.cookies.length > 0,
  };
}

const replacePlaceholders = (text: string, { real }: TestVisitor) =>
  text.replaceAll(/REAL[a-z]+/g, (name) => real[name as keyof typeof real] ?? "12345");

function buildUrl({ path }: KnownCall, { params, query }: GeneratedRequest): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeSegment(params[name] ?? ""));
  return query.length > 0
    ? `${filled}?${query.map((pair) => pair.map(encodeSegment).join("=")).join("&")}`
    : filled;
}

/** Does not encode values that start with a percent sign, to test malformed encodings. */
const encodeSegment = (text: string) =>
  text.startsWith("%") ? text.replaceAll(/[^%\w]/g, "") : encodeURIComponent(text.toWellFormed());

function buildHeaders(
  { browser: { cookies } }: TestVisitor,
  { token }: GeneratedRequest,
): Record<string, string> {
  const right = cookies.get("XSRF-TOKEN") ?? "";
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  if (token === "none") return { cookie };
  return { cookie, "x-xsrf-token": token === "right" ? right : `${right}x` };
}

function buildPayload(
  call: KnownCall,
  { body, contentType }: GeneratedRequest,
): { text?: string; type?: string } {
  if (!body) return { type: contentType };
  if ("text" in body) return { text: body.text, type: contentType ?? "application/json" };
  if (call.multipart && !contentType) return multipart(call, body.fields);
  // Also sends a property with the name __proto__.
  return { text: JSON.stringify(body.fields) ?? "", type: contentType ?? "application/json" };
}

const BOUNDARY = "a-boundary";

function multipart(call: KnownCall, fields: unknown) {
  const { properties = {} } = call.body ? toJsonSchema(call.body, "input") : {};
  const parts = Object.entries((fields ?? {}) as object).map(([name, value]) => {
    const isFile = properties[name]?.format === "binary";
    const file = isFile ? '; filename="po.pdf"\r\ncontent-type: application/pdf' : "";
    const content =
      isFile && typeof value === "string" && /^po[\w-]*\.pdf$/.test(value) ? smallPdf() : asPart(value);
    return `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${content}\r\n`;
  });
  return { text: `${parts.join("")}--${BOUNDARY}--\r\n`, type: `multipart/form-data; boundary=${BOUNDARY}` };
}

const asPart = (value: unknown) => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));
