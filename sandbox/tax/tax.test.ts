import fastify from "fastify";
import { taxRoutes } from "./tax.routes.ts";

async function askTax(zip: string, headers: Record<string, string> = { "x-api-key": "any" }) {
  const app = fastify();
  app.register(async (scope) => taxRoutes(scope), { prefix: "/tax" });
  const answer = await app.inject({ url: `/tax/?zip_code=${zip}`, headers });
  return { status: answer.statusCode, body: answer.json() };
}

it("answers a list whose rates are strings of six decimals", async () => {
  expect(await askTax("94103")).toEqual({
    status: 200,
    body: [
      {
        zip_code: "94103",
        total_rate: "0.086250",
        state_rate: "0.060000",
        city_rate: "0.000000",
        county_rate: "0.002500",
        additional_rate: "0.023750",
      },
    ],
  });
});

it("answers the same total for the whole of a state", async () => {
  const [austin] = (await askTax("73301")).body;
  const [tulsa] = (await askTax("74101")).body;

  expect(austin.total_rate).toBe(tulsa.total_rate);
});

it("answers zero in a state without a sales tax", async () => {
  expect((await askTax("97201")).body[0].total_rate).toBe("0.000000");
});

it("reads the first five digits of a ZIP+4", async () => {
  expect((await askTax("94103-1234")).body[0].zip_code).toBe("94103");
});

it("answers an empty list for a ZIP code that does not exist", async () => {
  expect(await askTax("00000")).toEqual({ status: 200, body: [] });
});

it("is down for ZIP code 50300", async () => {
  expect((await askTax("50300")).status).toBe(503);
});

it("refuses a request without an API key", async () => {
  expect((await askTax("94103", {})).status).toBe(401);
});

it("refuses what is not a ZIP code", async () => {
  expect((await askTax("ABC")).status).toBe(400);
});
