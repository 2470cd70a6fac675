import Fastify from "fastify";
import { sendDeprecatedNames } from "./deprecated-names.ts";
import { handleError } from "./error-handler.ts";
import { unprocessable } from "./problem.ts";

/** The body of the response of a route whose handler returns `result`. */
async function bodyOf(result: () => unknown) {
  const app = Fastify();
  sendDeprecatedNames(app);
  app.setErrorHandler(handleError);
  app.get("/", async () => result());
  return (await app.inject("/")).json();
}

it("sends renamed fields by both names, at every depth", async () => {
  const fields = [{ options: [{ value: "N", warning: "The polyA silences the gene." }] }];
  expect(await bodyOf(() => ({ fields, unsold_symbol: null }))).toEqual({
    fields: [
      {
        options: [
          { value: "N", warning: "The polyA silences the gene.", caution: "The polyA silences the gene." },
        ],
      },
    ],
    unsold_symbol: null,
    not_sold: null,
  });
});

it("sends renamed fields of errors by both names", async () => {
  const fixes = [{ label: "Drop EGFP", product_sku: "KO-AV-CMXXXA-XXXXXX" }];
  const body = await bodyOf(() => {
    throw unprocessable("It is too large.", { fixes });
  });
  expect(body).toEqual({ detail: "It is too large.", fixes, mends: fixes });
});

it("adds no name for a field without a value", async () => {
  expect(await bodyOf(() => ({ warning: undefined }))).toEqual({});
});
