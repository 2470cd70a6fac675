import fastify from "fastify";
import { salesTaxRoutes } from "./sales-tax.routes.ts";

async function getTax(zip: string, headers: Record<string, string> = { "x-api-key": "any" }) {
  const app = fastify();
  app.register(async (scope) => salesTaxRoutes(scope), { prefix: "/tax" });
  const response = await app.inject({ url: `/tax/?zip_code=${zip}`, headers });
  return { status: response.statusCode, body: response.json() };
}

it("returns a list whose rates are strings with six decimals", async () => {
  expect(await getTax("94103")).toEqual({
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

it("returns the same total for every ZIP code of a state", async () => {
  const [austin] = (await getTax("73301")).body;
  const [tulsa] = (await getTax("74101")).body;

  expect(austin.total_rate).toBe(tulsa.total_rate);
});

it("returns zero for a state without sales tax", async () => {
  expect((await getTax("97201")).body[0].total_rate).toBe("0.000000");
});

it("reads the first five digits of a ZIP+4", async () => {
  expect((await getTax("94103-1234")).body[0].zip_code).toBe("94103");
});

it("returns an empty list for an unknown ZIP code", async () => {
  expect(await getTax("00000")).toEqual({ status: 200, body: [] });
});

it("responds with 503 for ZIP code 50300", async () => {
  expect((await getTax("50300")).status).toBe(503);
});

it("rejects a request without an API key", async () => {
  expect((await getTax("94103", {})).status).toBe(401);
});

it("rejects an invalid ZIP code", async () => {
  expect((await getTax("ABC")).status).toBe(400);
});
