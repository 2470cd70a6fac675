import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Dialog } from "./dialog.tsx";

it("opens as a modal labeled by its heading, and reports that an action has closed it", async () => {
  const onClose = jest.fn();
  render(
    <Dialog
      heading="Delete the design?"
      onClose={onClose}
      actions={(close) => (
        <button type="button" onClick={close}>
          Keep it
        </button>
      )}
    >
      Shared links stop working.
    </Dialog>,
  );
  expect(screen.getByRole("dialog", { name: "Delete the design?" })).toHaveTextContent("Shared links");

  await userEvent.click(screen.getByRole("button", { name: "Keep it" }));

  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});
