import { outbox } from "../../../jobs/outbox.table.ts";
import { signUpVerified } from "../../../testing/customers.ts";
import { testApp } from "../../../testing/test-app.ts";
import { quoteRequests } from "./quote-requests.table.ts";

const { db, browser } = testApp();

const aRequest = {
  type: "serviceType",
  serviceType: "Lentivirus Package Services",
  virusType: "Lentivirus",
  virusAmount: "10",
  firstName: "Ada",
  lastName: "Byron",
  institution: "Analytical Lab",
  email: "ada@lab.example",
  message: "For HEK293T cells.",
};
const ask = (some: object = {}, visitor = browser()) => visitor.post("/api/quote/", { ...aRequest, ...some });
const mails = () => db().select().from(outbox).orderBy(outbox.id);
const kept = () => db().select().from(quoteRequests);

it("stores the request and returns its reference", async () => {
  const { status, body } = await ask();

  expect({ status, detail: body.detail }).toEqual({
    status: 200,
    detail: "Thank you for your message. Our team will respond within one to three business days.",
  });
  expect(body.reference).toMatch(/^RQ-[0-9A-HJKMNP-TV-Z]{10}$/);
  expect(await kept()).toMatchObject([{ ...aRequest, geneSequence: "", reference: body.reference }]);
});

it("mails all fields to staff with the sender as Reply-To", async () => {
  const { body } = await ask({ geneSpecies: "Human", geneSequence: ">TP53\n1 ACGT acgt\n9 NN" });
  const [toStaff] = await mails();

  expect(toStaff).toMatchObject({
    recipient: "support@ligate.example",
    replyTo: "ada@lab.example",
    subject: `${body.reference}: quote for Lentivirus Package Services`,
  });
  for (const text of [
    "Ada Byron of Analytical Lab asks for a quote.",
    "Virus amount: 10 µg",
    "Gene species: Human",
    "Gene sequence: 10 nt, below the message",
    "For HEK293T cells.",
    ">TP53\n1 ACGT acgt\n9 NN",
  ])
    expect(toStaff?.text).toContain(text);
  expect(toStaff?.text).not.toContain("Cell line amount");
});

it("is marked for staff if it is sent without a login under a customer's address", async () => {
  const ada = browser();
  await signUpVerified(db(), ada);
  const mark = "not signed in: the sender is not proven";

  await ask();
  await ask({ message: "Mine" }, ada);

  const toStaff = (await mails()).filter(({ recipient }) => recipient === "support@ligate.example");
  expect(toStaff.map(({ text }) => text.includes(mark))).toEqual([true, false]);
});

it("says what it is about in the thread and to staff, also without a selection", async () => {
  const ada = browser();
  await signUpVerified(db(), ada);
  const product = "Western blot of one protein, six samples (SV-5003)";

  const { status, body } = await ask({ serviceType: "", product }, ada);

  expect(status).toBe(200);
  expect((await ada.get(`/api/users/messages/${body.reference}/`)).body).toMatchObject({
    subject: product,
    topic: { kind: "product", name: product, url: "/products/item/SV-5003" },
  });
  const toStaff = (await mails()).find(({ recipient }) => recipient === "support@ligate.example");
  expect(toStaff?.text).toContain(`About: ${product}`);
  expect((await ask({ serviceType: "", product: "" })).status).toBe(400);
});

it("tells staff the account that answers go to", async () => {
  const ada = browser();
  await signUpVerified(db(), ada);

  await ask({}, ada);

  const toStaff = (await mails()).find(({ recipient }) => recipient === "support@ligate.example");
  expect(toStaff?.text).toContain("Account: ada@lab.example\n");
});

it("mails the reference to the sender, without the message", async () => {
  const { body } = await ask({ firstName: "http://evil.example", institution: "Evil", message: "Buy pills" });
  const receipt = (await mails())[1];

  expect(receipt).toMatchObject({ recipient: "ada@lab.example", replyTo: null });
  expect(receipt?.text).toContain(body.reference);
  expect(receipt?.text).toContain("within one to three business days");
  for (const word of ["evil", "Evil", "Byron", "Buy", "pills", "Lentivirus"])
    expect(`${receipt?.subject} ${receipt?.text} ${receipt?.html}`).not.toContain(word);
});

it("returns the same reference for a repeated request", async () => {
  const ada = browser();
  await ada.get("/api/csrf/");

  const [one, other] = await Promise.all([ask({}, ada), ask({}, ada)]);

  expect(one.body.reference).toBe(other.body.reference);
  expect(await kept()).toHaveLength(1);
  expect(await mails()).toHaveLength(2);
});

it.each([
  ["without a type", { type: undefined }, { type: "Type is required." }],
  [
    "without the service that its type names",
    { serviceType: "" },
    { serviceType: "Service type is required." },
  ],
  ["for a product without its name", { type: "productType" }, { productType: "Product type is required." }],
  [
    "for something else",
    { serviceType: "Telepathy" },
    { serviceType: expect.stringMatching(/^Service type has to be/) },
  ],
  ["for AAV", { virusType: "AAV" }, { virusType: "Virus type has to be one of: Lentivirus, n/a." }],
  [
    "with a protein for a gene",
    { geneSequence: "MEEPQSDPSVE" },
    { geneSequence: "A gene sequence is written in IUPAC nucleotide letters." },
  ],
  [
    "with 100,001 nucleotides",
    { geneSequence: "A".repeat(100_001) },
    { geneSequence: "A gene sequence has at most 100,000 nucleotides." },
  ],
  ["without an institution", { institution: "\t" }, { institution: "Institution is required." }],
])("rejects a request %s on the field", async (_what, some, fields) => {
  expect(await ask(some)).toMatchObject({ status: 400, body: { fields } });
  expect(await kept()).toEqual([]);
});

it("accepts a gene of 100,000 nucleotides with numbered lines", async () => {
  const geneSequence = `>a long gene\n${"1 ACGTACGTAC\n".repeat(10_000)}`.trim();

  expect((await ask({ geneSequence })).status).toBe(200);
  expect(await kept()).toMatchObject([{ geneSequence }]);
});

it.each([
  ["a header in a name", { firstName: "Ada\nBcc: eve@evil.example" }, 400],
  ["a list for a text", { message: ["a"] }, 400],
  ["a character that cannot be stored", { message: "a\u0000b" }, 400],
  ["more than 256 KiB", { geneSequence: "A".repeat(270_000) }, 413],
])("rejects %s with a sentence", async (_what, some, status) => {
  expect(await ask(some)).toMatchObject({ status, body: { detail: expect.stringMatching(/\.$/) } });
  expect(await mails()).toEqual([]);
});

it("rejects the 21st request of an hour from one IP address", async () => {
  for (let n = 0; n < 20; n++) expect((await ask({ message: `No. ${n}` })).status).toBe(200);

  const { status, headers, body } = await ask({ message: "No. 20" });

  expect(status).toBe(429);
  expect(Number(headers["retry-after"])).toBeGreaterThan(3_000);
  expect(body.detail).toMatch(/^Too many quotes were requested\. Please try again in \d+ minutes\.$/);
});
