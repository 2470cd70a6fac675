import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createScreening } from "./secure-dna.ts";

const INSERT = { line: 1, label: "Insert", bases: "ACGT".repeat(20) };
let answer: { status: number; body: string };
const asked: { url: string | undefined; body: unknown }[] = [];

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  asked.push({ url: request.url, body: JSON.parse(Buffer.concat(chunks).toString()) });
  response.writeHead(answer.status, { "content-type": "application/json" }).end(answer.body);
});
beforeAll(() => new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening)));
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

function screen(status: number, body: object | string) {
  answer = { status, body: typeof body === "string" ? body : JSON.stringify(body) };
  const { port } = server.address() as AddressInfo;
  return createScreening({ SCREENING_URL: `http://127.0.0.1:${port}` })?.([INSERT], "10001");
}

it("does not exist without its address", () => {
  expect(createScreening({ SCREENING_URL: undefined })).toBeUndefined();
});

it("sends the sequences as FASTA with the order's number, and reads the permission", async () => {
  expect(await screen(200, { synthesis_permission: "granted" })).toMatchObject({
    tool: expect.stringMatching(/^SecureDNA, \d{4}-\d\d-\d\d$/),
    isGranted: true,
    hits: [],
  });
  expect(asked.at(-1)).toEqual({
    url: "/v1/screen",
    body: { fasta: `>line 1 Insert\n${INSERT.bases}\n`, region: "us", provider_reference: "10001" },
  });
});

it("names the sequences that resemble a hazard", async () => {
  const hits_by_record = [{ fasta_header: "line 1 Insert", hits_by_hazard: [] }];
  expect(await screen(200, { synthesis_permission: "denied", hits_by_record })).toMatchObject({
    isGranted: false,
    hits: ["line 1 Insert"],
  });
});

it.each([
  [
    "an error beside a permission",
    200,
    { synthesis_permission: "granted", errors: [{ diagnostic: "TooShort" }] },
  ],
  ["no permission", 200, {}],
  ["another status", 500, "down"],
])("takes %s for no result", async (_, status, body) => {
  await expect(screen(status, body)).rejects.toThrow("The screening service gave no result: ");
});

it("fails if the service cannot be reached", async () => {
  const unreachable = createScreening({ SCREENING_URL: "http://127.0.0.1:9" });
  await expect(unreachable?.([INSERT], "10001")).rejects.toMatchObject({ status: 503 });
});
