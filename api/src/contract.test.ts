import { contract } from "@ligate/contract/contract";
import { makeCall } from "./testing/samples/make-call.ts";
import { recordExample } from "./testing/samples/record-example.ts";
import { sampleCalls } from "./testing/samples/sample-calls.ts";
import { FOR_SERVERS, isDocumentation, servedCalls } from "./testing/samples/served-calls.ts";
import { sandboxProviders } from "./testing/sandbox-providers.ts";
import { testApp } from "./testing/test-app.ts";

const shop = testApp(sandboxProviders().settings);
const names = Object.keys(contract) as (keyof typeof contract)[];

it.each(names)("answers %s as the contract declares", async (name) => {
  const { response } = contract[name];
  const sample = await sampleCalls[name](shop);
  const { by = shop.browser(), params, query, body } = { body: undefined, ...sample };

  const { status, body: answered } = await makeCall(by, contract[name], { params, query, body });

  expect({ status, answered }).toMatchObject({ status: 200 });
  // The schema must not remove, add or change anything, so that the type matches the response.
  expect(response.parse(answered)).toEqual(answered);
  // An empty list would not test the schema of its rows.
  expect(listIn(answered)).not.toEqual([]);
  if (process.env.RECORD_EXAMPLES) await recordExample(name, { params, query, body, answer: answered });
});

it("serves exactly the endpoints of the contract", () => {
  const promised = names.map((name) => `${contract[name].method} ${contract[name].path.replace(/\/$/, "")}`);
  const served = servedCalls(shop.app()).filter((call) => !isDocumentation(call));
  expect(served.sort()).toEqual([...promised, ...FOR_SERVERS].sort());
});

/** The rows of a list response, which may be nested beside a total. */
function listIn(answered: unknown): unknown {
  if (Array.isArray(answered)) return answered;
  const { total, ...rest } = answered as Record<string, unknown>;
  return total === undefined ? undefined : Object.values(rest).find(Array.isArray);
}
