import { useNotices } from "@ligate/platform/notices";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SpecificationList } from "./specification-list.tsx";

const SEQUENCE = "ATGGTCTTCACACTCGAA".repeat(100);
const specification = {
  insert: { source: "sequence", name: "NanoLuc-PEST", sequence: `>nLuc\n${SEQUENCE.toLowerCase()}\n` },
  cell_line: "HCT116",
} as const;

beforeEach(() => useNotices.setState({ notices: [] }));

it("names each field with its value", () => {
  render(<SpecificationList specification={specification} />);

  expect(screen.getByText("Insert", { selector: "dt" }).nextSibling).toHaveTextContent(
    "NanoLuc-PEST, 1,800 bp",
  );
  expect(screen.getByText("Parental cell line").nextSibling).toHaveTextContent(/^HCT116$/);
});

it("shows a long sequence only when it is opened", async () => {
  render(<SpecificationList specification={specification} />);
  expect(screen.getByLabelText("Sequence of Insert")).not.toBeVisible();

  await userEvent.click(screen.getByText("Show 1,800 bp"));

  expect(screen.getByLabelText("Sequence of Insert")).toBeVisible();
  expect(screen.getByLabelText("Sequence of Insert")).toHaveValue(SEQUENCE);
});

it("copies the bases without header and white space", async () => {
  const user = userEvent.setup();
  const writeText = jest.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  render(<SpecificationList specification={specification} />);

  await user.click(screen.getByRole("button", { name: "Copy the sequence of Insert" }));

  expect(writeText).toHaveBeenCalledWith(SEQUENCE);
  expect(useNotices.getState().notices).toMatchObject([{ kind: "success", text: "The sequence is copied." }]);
});

it("shortens a long note until it is opened", () => {
  const note = "An ALFA tag with a linker on both sides. ".repeat(20);
  render(<SpecificationList specification={{ custom_tag: { note } }} />);

  expect(screen.getByText("Show all").closest("details")).not.toHaveAttribute("open");
});

it.each([null, undefined, {}])("shows nothing for %p", (nothing) => {
  const { container } = render(<SpecificationList specification={nothing} />);
  expect(container).toBeEmptyDOMElement();
});
