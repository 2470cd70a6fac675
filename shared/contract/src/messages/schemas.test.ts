import { ContactRequest, ProductInquiry } from "./schemas.ts";

const aMessage = {
  firstName: "Ada",
  lastName: "Byron",
  email: "Ada@Lab.example ",
  subject: "A question",
  message: "Two lines,\nof which this is one.",
};

const errorsOf = (overrides: object, schema = ContactRequest) =>
  schema
    .safeParse({ ...aMessage, ...overrides })
    .error?.issues.map(({ path, message }) => [path[0], message]) ?? [];

it("accepts a message without phone and product", () => {
  expect(ContactRequest.parse(aMessage)).toMatchObject({ email: "ada@lab.example", subject: "A question" });
  expect(errorsOf({ phone: "", product: "" })).toEqual([]);
});

it("reports every missing field", () => {
  const { error } = ContactRequest.safeParse({ email: "ada" });
  expect(error?.issues.map(({ message }) => message)).toEqual([
    "First name is required",
    "Last name is required",
    "Invalid email address.",
    "Subject is required",
    "Message is required",
  ]);
});

it("treats blanks as empty", () => {
  expect(errorsOf({ lastName: "  ", message: "\n" })).toEqual([
    ["lastName", "Last name is required"],
    ["message", "Message is required"],
  ]);
});

it.each(["firstName", "lastName", "phone", "subject", "product"])("rejects line breaks in %s", (name) => {
  expect(errorsOf({ [name]: "a\r\nBcc: eve@evil.example" })).toEqual([
    [name, expect.stringMatching(/has to be a single line without control characters$/)],
  ]);
});

it("states the maximum length of a message", () => {
  expect(errorsOf({ message: "a".repeat(5_001) })).toEqual([
    ["message", "Message has at most 5,000 characters"],
  ]);
});

it("requires a product on the product form", () => {
  const inquiry = ProductInquiry as unknown as typeof ContactRequest;
  expect(errorsOf({ product: " " }, inquiry)).toEqual([["product", "Product is required"]]);
});
