import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { pointerEvent } from "../testing/browser-stubs.ts";
import { Gallery } from "./gallery.tsx";

const PICTURES = ["A vial", "A carton", "A gel"].map((alt, index) => ({ image: `/media/${index}.svg`, alt }));
const renderGallery = (pictures = PICTURES) => render(<Gallery pictures={pictures} />);
const stage = () => screen.getByRole("button", { name: /Enlarge$/ });
const currentPicture = () => within(stage()).getByRole("img").getAttribute("alt");
const thumbnail = (number: number) => screen.getByRole("button", { name: `Picture ${number} of 3` });

it("shows the first picture, and another one when its thumbnail is clicked", async () => {
  renderGallery();
  expect(currentPicture()).toBe("A vial");
  expect(thumbnail(1)).toHaveAttribute("aria-current", "true");

  await userEvent.click(thumbnail(3));

  expect(currentPicture()).toBe("A gel");
  expect(thumbnail(3)).toHaveAttribute("aria-current", "true");
  expect(thumbnail(1)).not.toHaveAttribute("aria-current");
});

it("moves with the arrow keys, wraps around, and moves the focus between thumbnails", async () => {
  renderGallery();
  await userEvent.click(thumbnail(1));

  await userEvent.keyboard("{ArrowRight}");
  expect(currentPicture()).toBe("A carton");
  expect(thumbnail(2)).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  expect(currentPicture()).toBe("A gel");
  expect(thumbnail(3)).toHaveFocus();

  stage().focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(currentPicture()).toBe("A vial");
  expect(stage()).toHaveFocus();
});

it("moves by a touch swipe", () => {
  renderGallery();

  fireEvent(stage(), pointerEvent("pointerdown", "touch", 200));
  fireEvent(stage(), pointerEvent("pointerup", "touch", 100));

  expect(currentPicture()).toBe("A carton");
});

it("opens the picture in a dialog, moves there, and closes", async () => {
  renderGallery();
  await userEvent.click(stage());
  const dialog = screen.getByRole("dialog");
  expect(within(dialog).getByRole("img")).toHaveAttribute("src", "/media/0.svg");

  await userEvent.click(within(dialog).getByRole("button", { name: "Next picture" }));
  expect(within(dialog).getByRole("img", { name: "A carton" })).toBeInTheDocument();
  fireEvent.keyDown(dialog, { key: "ArrowRight" });
  expect(dialog).toHaveTextContent("3 of 3");

  await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(currentPicture()).toBe("A gel");
});

it("has no thumbnails for a single picture", async () => {
  renderGallery(PICTURES.slice(0, 1));
  expect(screen.queryByRole("list")).not.toBeInTheDocument();

  await userEvent.click(stage());
  expect(screen.getAllByRole("button", { hidden: false }).map((button) => button.ariaLabel)).not.toContain(
    "Next picture",
  );
  fireEvent.keyDown(stage(), { key: "ArrowRight" });
  expect(currentPicture()).toBe("A vial");
});
