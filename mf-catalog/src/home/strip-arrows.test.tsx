import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { HomeSection } from "./home-section.tsx";

const section = (
  <HomeSection title="Featured Products" columns="strip">
    <a href="/product/featured/TR-1001">TR-1001</a>
  </HomeSection>
);

const arrow = (name: "previous" | "next") =>
  screen.getByRole("button", { name: `Featured Products: ${name}` });

/** Shows a strip of 1000 px whose cards take `contentWidth`. jsdom has no layout. */
function showStrip(contentWidth: number) {
  render(section);
  const strip = screen.getByRole("list");
  const scrollBy = jest.fn<void, [ScrollToOptions]>();
  Object.assign(strip, { scrollBy });
  Object.defineProperties(strip, {
    clientWidth: { value: 1000 },
    scrollWidth: { value: contentWidth },
  });
  const scrollTo = (left: number) =>
    act(() => {
      strip.scrollLeft = left;
      strip.dispatchEvent(new Event("scroll"));
    });
  scrollTo(0);
  return { scrollBy, scrollTo };
}

it("scrolls on and back, and marks the arrow that leads nowhere", async () => {
  const { scrollBy, scrollTo } = showStrip(2500);
  expect(arrow("previous")).toHaveAttribute("aria-disabled", "true");
  expect(arrow("next")).toHaveAttribute("aria-disabled", "false");

  await userEvent.click(arrow("next"));
  expect(scrollBy).toHaveBeenLastCalledWith({ left: 750 });

  scrollTo(1500);
  expect(arrow("previous")).toHaveAttribute("aria-disabled", "false");
  expect(arrow("next")).toHaveAttribute("aria-disabled", "true");

  arrow("previous").focus();
  await userEvent.keyboard("{Enter}");
  expect(scrollBy).toHaveBeenLastCalledWith({ left: -750 });
});

it("marks both arrows while all cards are visible", () => {
  showStrip(1000);
  expect(arrow("previous")).toHaveAttribute("aria-disabled", "true");
  expect(arrow("next")).toHaveAttribute("aria-disabled", "true");
});

it("marks both arrows in the server's HTML, where they cannot scroll", () => {
  expect(renderToStaticMarkup(section).match(/aria-disabled="true"/g)).toHaveLength(2);
});
