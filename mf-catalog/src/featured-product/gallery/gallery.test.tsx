import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Gallery } from "./gallery.tsx";

// jsdom knows the element, not its methods.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event("close"));
};

const PICTURES = ["A vial", "A carton", "A gel"].map((alt, index) => ({ image: `/media/${index}.svg`, alt }));
const show = (pictures = PICTURES) => render(<Gallery pictures={pictures} />);
const stage = () => screen.getByRole("button", { name: /Enlarge$/ });
const shown = () => within(stage()).getByRole("img").getAttribute("alt");
const choice = (number: number) => screen.getByRole("button", { name: `Picture ${number} of 3` });

it("shows the first picture, and another one when it is chosen", async () => {
  show();
  expect(shown()).toBe("A vial");
  expect(choice(1)).toHaveAttribute("aria-current", "true");

  await userEvent.click(choice(3));

  expect(shown()).toBe("A gel");
  expect(choice(3)).toHaveAttribute("aria-current", "true");
  expect(choice(1)).not.toHaveAttribute("aria-current");
});

it("goes on by arrow keys, round both ends, and the focus goes along", async () => {
  show();
  await userEvent.click(choice(1));

  await userEvent.keyboard("{ArrowRight}");
  expect(shown()).toBe("A carton");
  expect(choice(2)).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  expect(shown()).toBe("A gel");
  expect(choice(3)).toHaveFocus();

  stage().focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(shown()).toBe("A vial");
  expect(stage()).toHaveFocus();
});

it("goes on by a finger's stroke", () => {
  show();
  const touch = (type: string, clientX: number) =>
    fireEvent(
      stage(),
      Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { pointerType: "touch" }),
    );

  touch("pointerdown", 200);
  touch("pointerup", 100);

  expect(shown()).toBe("A carton");
});

it("enlarges the picture, goes on there, and closes", async () => {
  show();
  await userEvent.click(stage());
  const dialog = screen.getByRole("dialog");
  expect(within(dialog).getByRole("img")).toHaveAttribute("src", "/media/0.svg");

  await userEvent.click(within(dialog).getByRole("button", { name: "Next picture" }));
  expect(within(dialog).getByRole("img", { name: "A carton" })).toBeInTheDocument();
  fireEvent.keyDown(dialog, { key: "ArrowRight" });
  expect(dialog).toHaveTextContent("3 of 3");

  await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(shown()).toBe("A gel");
});

it("offers no choice of a single picture", async () => {
  show(PICTURES.slice(0, 1));
  expect(screen.queryByRole("list")).not.toBeInTheDocument();

  await userEvent.click(stage());
  expect(screen.getAllByRole("button", { hidden: false }).map((button) => button.ariaLabel)).not.toContain(
    "Next picture",
  );
  fireEvent.keyDown(stage(), { key: "ArrowRight" });
  expect(shown()).toBe("A vial");
});
