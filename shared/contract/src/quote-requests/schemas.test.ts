import { QuoteRequest } from "./schemas.ts";
import { serviceTypeOfUrl } from "./service-types.ts";

const aRequest = {
  type: "serviceType",
  serviceType: "Custom Cloning Services",
  firstName: "Ada",
  lastName: "Byron",
  institution: "Analytical Lab",
  email: "ada@lab.example",
  message: "A plasmid, please.",
};

const errorsOf = (overrides: object) =>
  QuoteRequest.safeParse({ ...aRequest, ...overrides }).error?.issues.map(({ path, message }) => [
    path[0],
    message,
  ]) ?? [];

it("accepts a request with optional fields empty or absent", () => {
  expect(errorsOf({})).toEqual([]);
  expect(errorsOf({ productType: "", geneSequence: "", geneSpecies: "", cellLineAmount: "" })).toEqual([]);
});

it("requires the product or service of its type", () => {
  expect(errorsOf({ serviceType: undefined })).toEqual([["serviceType", "Service type is required"]]);
  expect(errorsOf({ type: "productType" })).toEqual([["productType", "Product type is required"]]);
  expect(errorsOf({ type: "productType", productType: "Gene Knock-out", serviceType: "" })).toEqual([]);
});

it("reports a missing product or service together with all other missing fields", () => {
  const { error } = QuoteRequest.safeParse({ type: "productType" });
  expect(error?.issues.map(({ message }) => message)).toEqual([
    "First name is required",
    "Last name is required",
    "Institution is required",
    "Invalid email address.",
    "Message is required",
    "Product type is required",
  ]);
});

it("requires no product or service of a request that says what it is about", () => {
  const product = "Western blot (SV-5003)";
  expect(errorsOf({ serviceType: "", product })).toEqual([]);
  expect(errorsOf({ type: "productType", product })).toEqual([]);
  expect(errorsOf({ serviceType: "", product: " " })).toEqual([["serviceType", "Service type is required"]]);
});

it("requires the type before its product or service", () => {
  expect(errorsOf({ type: null })).toEqual([["type", "Type is required"]]);
});

it("rejects values that are not offered", () => {
  expect(errorsOf({ virusType: "AAV", plasmidAmount: "7" })).toEqual([
    ["virusType", "Virus type has to be one of: Lentivirus, n/a"],
    ["plasmidAmount", "Plasmid amount has to be one of: 5, 10, 20"],
  ]);
});

it("explains an invalid gene sequence", () => {
  expect(errorsOf({ geneSequence: ">mine\nACGT 12" })).toEqual([]);
  expect(errorsOf({ geneSequence: "hello" })).toEqual([
    ["geneSequence", "A gene sequence is written in IUPAC nucleotide letters"],
  ]);
  expect(errorsOf({ geneSequence: "A".repeat(100_001) })).toEqual([
    ["geneSequence", "A gene sequence has at most 100,000 nucleotides"],
  ]);
});

it("finds a service by its URL segment", () => {
  expect(serviceTypeOfUrl("lentivirus-package")).toBe("Lentivirus Package Services");
  for (const url of ["lab-supplies", "toString", undefined]) expect(serviceTypeOfUrl(url)).toBeUndefined();
});
