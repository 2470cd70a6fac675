import type { FragmentProps } from "@ligate/contract/remotes/fragments";
import { fakeApi, postedBodies, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { Component } from "./quote-request-form.fragment.tsx";

const QUOTE_REQUEST = "POST /api/quote/";
const RECEIPT = { detail: "Done.", reference: "RQ-7K3F92QX0T" };
const THANKS = "Thank you for your message. Our team will respond within one to three business days.";

const person = {
  "First name": "Ada",
  "Last name": "Byron",
  Institution: "Analytical Lab",
  Email: "ada@lab.example",
  Message: "As soon as you can.",
};

async function fillPerson() {
  for (const [label, text] of Object.entries(person))
    await userEvent.type(await screen.findByLabelText(label), text);
}
const selectType = async (name: "Product" | "Service") =>
  userEvent.click(await screen.findByRole("radio", { name }));
const select = async (label: RegExp, value: string) =>
  userEvent.selectOptions(await screen.findByLabelText(label), value);
const submit = async () => userEvent.click(await screen.findByRole("button", { name: "Request a quote" }));
const lastBody = (calls: ReturnType<typeof fakeApi>) => postedBodies(calls).at(-1);
const optionsOf = (label: RegExp) =>
  within(screen.getByLabelText(label))
    .getAllByRole("option")
    .slice(1)
    .map((option) => option.textContent);

it("carries what it is about", async () => {
  const calls = fakeApi({ [QUOTE_REQUEST]: RECEIPT });
  visit("/quote?product=Western%20blot%20(SV-5003)&type=Service", routes);

  expect(await screen.findByLabelText(/^About/)).toHaveValue("Western blot (SV-5003)");
  expect(screen.getByRole("radio", { name: "Service" })).toBeChecked();
  expect(screen.getByLabelText("Service type (optional)")).toHaveValue("");
  await fillPerson();
  await submit();

  await screen.findByRole("status");
  expect(lastBody(calls)).toMatchObject({ type: "serviceType", product: "Western blot (SV-5003)" });
});

it.each(["/quote", "/quote?product=TP53", "/quote?product=TP53&type=telepathy", "/quote/telepathy"])(
  "requires a type at %s",
  async (address) => {
    const calls = fakeApi({});
    visit(address, routes);
    await fillPerson();
    await submit();
    expect(await screen.findByText("Type is required")).toBeVisible();
    expect(postedBodies(calls)).toEqual([]);
  },
);

it("selects a kind of product, and resets the form for another subject", async () => {
  fakeApi({});
  const { go } = visit("/quote?product=TP53&type=Gene%20Knock-out", routes);
  expect(await screen.findByLabelText(/^Product type/)).toHaveValue("Gene Knock-out");

  await act(() => go("/quote/custom-cloning?product=A%20plasmid"));

  expect(screen.getByLabelText(/^About/)).toHaveValue("A plasmid");
  expect(screen.getByLabelText(/^Service type/)).toHaveValue("Custom Cloning Services");
  await act(() => go("/quote?type=telepathy"));
  expect(screen.queryByLabelText(/^About/)).not.toBeInTheDocument();
});

it("says what is wrong with a sequence if nothing is missing", async () => {
  const calls = fakeApi({});
  visit("/quote?product=TP53&type=Product", routes);
  await select(/^Product type/, "Gene Knock-out");
  await userEvent.type(screen.getByLabelText(/^Gene sequence/), "hello");
  await fillPerson();
  await submit();

  expect(await screen.findByRole("alert")).toHaveTextContent(
    "A gene sequence is written in IUPAC nucleotide letters.",
  );
  expect(screen.getByLabelText(/^Gene sequence/)).toBeInvalid();
  expect(postedBodies(calls)).toEqual([]);
});

it("submits a product request with all details and shows a receipt", async () => {
  const calls = fakeApi({ [QUOTE_REQUEST]: RECEIPT });
  visit("/quote", routes);

  await selectType("Product");
  await select(/^Product type/, "Gene Knock-out");
  await select(/^Gene species/, "Human");
  await userEvent.type(screen.getByLabelText(/^Gene sequence/), ">TP53{Enter}ACGT 10 acgt");
  await select(/^Virus type/, "Lentivirus");
  await select(/^Virus amount/, "20");
  await userEvent.type(screen.getByLabelText(/^Mammalian cells/), "HEK293T");
  await select(/^Cell line amount/, "2x10^6");
  await select(/^Plasmid amount/, "5");
  await fillPerson();
  await submit();

  const message = await screen.findByRole("status");
  expect(message).toHaveTextContent(new RegExp(`^${THANKS}$`));
  expect(message.parentElement).toHaveTextContent("RQ-7K3F92QX0T");
  expect(message.parentElement).toHaveFocus();
  expect(lastBody(calls)).toEqual({
    type: "productType",
    productType: "Gene Knock-out",
    geneSpecies: "Human",
    geneSequence: ">TP53\nACGT 10 acgt",
    virusType: "Lentivirus",
    virusAmount: "20",
    mammalianCells: "HEK293T",
    cellLineAmount: "2x10^6",
    plasmidAmount: "5",
    firstName: "Ada",
    lastName: "Byron",
    institution: "Analytical Lab",
    email: "ada@lab.example",
    message: "As soon as you can.",
  });
});

it("offers the options of the specification", async () => {
  fakeApi({});
  visit("/quote", routes);
  await selectType("Product");
  expect(optionsOf(/^Product type/)).toEqual([
    "Genome Targeted Knock-In",
    "Gene Knock-In Tagging",
    "Gene Knock-out",
    "Gene Deletion",
    "CRISPR RNA Knock-down",
    "CRISPR Activation",
    "CRISPR Inhibition",
    "CRISPR Editing",
  ]);
  await select(/^Product type/, "CRISPR Editing");

  expect(optionsOf(/^Gene species/)).toEqual(["Mouse", "Human"]);
  expect(optionsOf(/^Plasmid amount/)).toEqual(["5 µg", "10 µg", "20 µg"]);
  expect(optionsOf(/^Virus amount/)).toEqual(["5 µg", "10 µg", "20 µg"]);
  expect(optionsOf(/^Cell line amount/)).toEqual(["1x10^6 cells", "2x10^6 cells"]);
  expect(optionsOf(/^Virus type/)).toEqual(["Lentivirus", "n/a", "AAV (not offered)"]);
  expect(screen.getByRole("option", { name: /AAV/ })).toBeDisabled();

  await selectType("Service");
  expect(optionsOf(/^Service type/)).toEqual([
    "Custom Cloning Services",
    "Lentivirus Package Services",
    "Stable Cell Line Services",
  ]);
});

it("requires a type, and then a product or service of that type", async () => {
  const calls = fakeApi({});
  visit("/quote", routes);
  await submit();

  expect(await screen.findByRole("alert")).toHaveTextContent("Please complete all required fields.");
  expect(screen.getByRole("group", { name: "What do you need?" })).toHaveAccessibleDescription(
    "Type is required",
  );
  for (const label of ["First name", "Last name", "Institution", "Message"])
    expect(screen.getByLabelText(label)).toBeInvalid();

  await selectType("Service");
  await fillPerson();
  await submit();
  expect(await screen.findByText("Service type is required")).toBeVisible();

  await selectType("Product");
  await submit();
  expect(await screen.findByText("Product type is required")).toBeVisible();
  expect(postedBodies(calls)).toEqual([]);
});

it("shows and submits only the details that apply to the service", async () => {
  const calls = fakeApi({ [QUOTE_REQUEST]: RECEIPT });
  visit("/quote/stable-cell-line", routes);
  await select(/^Cell line amount/, "1x10^6");
  await userEvent.type(screen.getByLabelText(/^Gene sequence/), "ACGT");

  await select(/^Service type/, "Custom Cloning Services");
  expect(screen.queryByLabelText(/^Cell line amount/)).not.toBeInTheDocument();
  expect(screen.getByLabelText(/^Gene sequence/)).toHaveValue("ACGT");
  await fillPerson();
  await submit();

  await screen.findByRole("status");
  expect(lastBody(calls)).toMatchObject({ serviceType: "Custom Cloning Services", geneSequence: "ACGT" });
  expect(lastBody(calls)).not.toHaveProperty("cellLineAmount");
  expect(lastBody(calls)).not.toHaveProperty("productType");
});

it("keeps the details of a service that is deselected and selected again", async () => {
  fakeApi({});
  visit("/quote/stable-cell-line", routes);
  await select(/^Cell line amount/, "2x10^6");
  await select(/^Service type/, "Custom Cloning Services");

  await select(/^Service type/, "Stable Cell Line Services");

  expect(screen.getByLabelText(/^Cell line amount/)).toHaveValue("2x10^6");
});

it("validates a sequence when its field loses focus", async () => {
  fakeApi({});
  visit("/quote/custom-cloning", routes);

  await userEvent.type(await screen.findByLabelText(/^Gene sequence/), "MEEPQ");
  await userEvent.tab();

  expect(await screen.findByText("A gene sequence is written in IUPAC nucleotide letters")).toBeVisible();
  expect(screen.getByLabelText(/^Gene sequence/)).toBeInvalid();
});

it("keeps the input if the submission fails, and shows an error for ten seconds", async () => {
  fakeApi({ [QUOTE_REQUEST]: problem(503, "Unavailable.") });
  visit("/quote/lentivirus-package", routes);
  await fillPerson();
  jest.useFakeTimers();
  try {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(screen.getByRole("button", { name: "Request a quote" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(/^An error has occurred. Please try again.$/);

    act(() => jest.advanceTimersByTime(10_000));

    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(screen.getByLabelText("Institution")).toHaveValue("Analytical Lab");
    expect(screen.getByLabelText("Service type")).toHaveValue("Lentivirus Package Services");
  } finally {
    jest.useRealTimers();
  }
});

it("submits once on a double click, and returns to the form for another request", async () => {
  const calls = fakeApi({ [QUOTE_REQUEST]: RECEIPT });
  visit("/quote/lentivirus-package", routes);
  await fillPerson();

  await userEvent.dblClick(screen.getByRole("button", { name: "Request a quote" }));
  await userEvent.click(await screen.findByRole("button", { name: "Request another quote" }));

  expect(postedBodies(calls)).toHaveLength(1);
  expect(screen.getByLabelText("Institution")).toHaveValue("Analytical Lab");
  expect(screen.getByLabelText("Message")).toHaveValue("");
});

const renderFragment = (props: FragmentProps<"mf-catalog/quote-form">) =>
  visit("/", [{ index: true, element: <Component {...props} /> }]);

it("renders without a heading and preselects the service of the embedding page", async () => {
  const calls = fakeApi({ "POST /api/quote/": { detail: "Done.", reference: "RQ-7K3F92QX0T" } });
  const person = { firstName: "Ada", lastName: "Byron", email: "ada@lab.example", institution: "Lab" };
  renderFragment({ serviceType: "lentivirus-package", person });

  expect(await screen.findByRole("radio", { name: "Service" })).toBeChecked();
  expect(screen.getByLabelText("Service type")).toHaveValue("Lentivirus Package Services");
  await userEvent.type(screen.getByLabelText("Message"), "For HEK293T.");
  await userEvent.click(screen.getByRole("button", { name: "Request a quote" }));

  expect(await screen.findByText("RQ-7K3F92QX0T")).toBeVisible();
  expect(calls.at(-1)?.body).toMatchObject({
    serviceType: "Lentivirus Package Services",
    institution: "Lab",
  });
  expect(screen.queryByRole("heading")).not.toBeInTheDocument();
});
