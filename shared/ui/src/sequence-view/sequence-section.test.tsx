import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SequenceSection } from "./sequence-section.tsx";

const View = ({ sku }: { sku: string }) => <p>The view of {sku}</p>;

function show(load: () => Promise<typeof View>) {
  const loads = jest.fn(load);
  render(
    <SequenceSection
      of="CRISPR KO Lenti-AIO Kit"
      files={{ url: (format) => `/sequence?format=${format}` }}
      load={loads}
      view={{ sku: "KO-LA" }}
    />,
  );
  return loads;
}
const findButton = (name: RegExp) => screen.findByRole("button", { name });

it("imports the view when it is opened, and not before", async () => {
  const loads = show(async () => View);
  expect(loads).not.toHaveBeenCalled();
  const button = await findButton(/^Show the sequence of CRISPR KO/);
  expect(button).toHaveAttribute("aria-expanded", "false");

  await userEvent.click(button);
  expect(await screen.findByText("The view of KO-LA")).toBeVisible();
  expect(await findButton(/^Hide the sequence/)).toHaveAttribute("aria-expanded", "true");
});

it("stays open after a double click", async () => {
  const loads = show(async () => View);

  await userEvent.dblClick(await findButton(/^Show/));

  expect(await screen.findByText("The view of KO-LA")).toBeVisible();
  expect(loads).toHaveBeenCalledTimes(1);
});

it("says when the view cannot be imported, and tries again", async () => {
  const failures = [new Error("offline")];
  show(async () => {
    const failure = failures.pop();
    if (failure) throw failure;
    return View;
  });

  await userEvent.click(await findButton(/^Show/));
  expect(await screen.findByRole("alert")).toHaveTextContent("The sequence could not be loaded.");
  await userEvent.click(await findButton(/^Try again/));
  expect(await screen.findByText("The view of KO-LA")).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
