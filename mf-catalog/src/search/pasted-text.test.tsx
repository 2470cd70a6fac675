import { fakeApi } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";

const CODING = "ATGGAGGAGCCGCAGTCAGATCCTTGA";
const PROTEIN = "MEEPQSDPSVEPPLSQETFSDLWKLLPENNVLSPLPSQAM";

/** Pastes into the search box of the page. @returns the address and the calls of the API */
async function paste(text: string) {
  const calls = fakeApi({});
  const view = visit("/search", routes);
  await userEvent.click(await screen.findByRole("searchbox"));
  await userEvent.paste(text);
  await userEvent.keyboard("{Enter}");
  return { ...view, calls };
}

it("says what a pasted sequence is, without a request, and keeps it out of the address", async () => {
  const { address, calls } = await paste(`>NM_1 tumor protein ${CODING}`);

  expect(await screen.findByRole("heading", { name: "This is a nucleotide sequence" })).toBeInTheDocument();
  expect(screen.getByText("NM_1 tumor protein")).toBeInTheDocument();
  expect(
    screen.getByText(
      "It has 27 bases. It is a complete coding sequence: from ATG to TGA, encoding 8 amino acids.",
    ),
  ).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe("/search"));
  expect(calls.filter(({ path }) => path.startsWith("/api/search/"))).toEqual([]);
});

it("carries the sequence to the message form", async () => {
  const { address } = await paste(`>NM_1 tumor protein ${CODING}`);
  await userEvent.click(await screen.findByRole("link", { name: "Get a quote for this sequence" }));

  await waitFor(() => expect(address()).toBe("/message?product=Sequence%20of%2027%20bases"));
  const specification = await screen.findByRole("region", { name: "Your specification" });
  expect(await within(specification).findByText("NM_1 tumor protein, 27 bp")).toBeInTheDocument();
});

it("announces the heading of another search on the page", async () => {
  await paste(CODING);

  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("This is a nucleotide sequence"));
});

it("says that a sequence is not a complete coding sequence", async () => {
  await paste(CODING.slice(0, -1));

  expect(await screen.findByText(/^It has 26 bases\. It is not a complete coding/)).toBeInTheDocument();
});

it("does not carry a sequence that is too long for a request", async () => {
  await paste("ACGTA".repeat(4001));
  await userEvent.click(await screen.findByRole("link", { name: "Get a quote for this sequence" }));

  expect(await screen.findByLabelText("Product")).toHaveValue("Sequence of 20,005 bases");
  expect(screen.queryByRole("region", { name: "Your specification" })).not.toBeInTheDocument();
});

it("recognizes a protein", async () => {
  await paste(PROTEIN);

  expect(await screen.findByText(/^It has 40 amino acids/)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Get a quote for gene synthesis" })).toHaveAttribute(
    "href",
    "/quote/custom-cloning?product=Gene+synthesis%2C+40+amino+acids",
  );
});

it("keeps a text that is too long in the search box, to be shortened", async () => {
  const text = "lentivirus ".repeat(40).trim();
  await paste(text);

  expect(await screen.findByText(/^Your text has 439 characters/)).toBeInTheDocument();
  expect(screen.getByRole("searchbox")).toHaveValue(text);
});

it.each([
  ["a sequence", CODING, "This is a nucleotide sequence"],
  ["a long text", "lentivirus ".repeat(40), "This is too long to search for"],
])("reads %s in the address, where a form sent it before hydration", async (_, text, heading) => {
  const calls = fakeApi({});
  visit(`/search?${new URLSearchParams({ q: text })}`, routes);

  expect(await screen.findByRole("heading", { name: heading })).toBeInTheDocument();
  expect(calls.filter(({ path }) => path.startsWith("/api/search/"))).toEqual([]);
});
