import { closeGateways, createRepositoryFolder, startGateway } from "../testing/gateways.ts";

afterEach(closeGateways);

it("says whom to tell about a vulnerability, and does not expire soon", async () => {
  const gateway = await startGateway(createRepositoryFolder());
  const { statusCode, headers, body } = await gateway.inject("/.well-known/security.txt");

  expect([statusCode, headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
  const fields = Object.fromEntries(
    body
      .trim()
      .split("\n")
      .map((line) => line.split(/: (.*)/s)),
  );
  expect(fields).toMatchObject({
    Contact: expect.stringMatching(/^https?:\/\/.*\/contact$/),
    Canonical: expect.stringMatching(/\/\.well-known\/security\.txt$/),
  });
  const days = (Date.parse(fields.Expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(170);
  expect(days).toBeLessThan(366);
});
