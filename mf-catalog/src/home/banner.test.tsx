import { createMemoryRouter, RouterProvider } from "@ligate/platform/router";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { Banner } from "./banner.tsx";
import { bannerSlides } from "./banner-slides.ts";
import { askForMotion, pointer } from "./testing.ts";

beforeEach(() => {
  jest.useFakeTimers();
  askForMotion("no-preference");
});
afterEach(() => jest.useRealTimers());

function showBanner() {
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: "*", element: <Banner slides={bannerSlides} /> }])}
    />,
  );
  return screen.getByRole("region", { name: "Our services" });
}

const wait = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
const shown = () => screen.getByRole("group").getAttribute("aria-label");
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

it("shows one of four pictures, and each leads to its service", () => {
  showBanner();

  const links = bannerSlides.map(({ name, link }) => {
    press(`Show ${name}`);
    expect(screen.getByRole("link")).toHaveTextContent(name);
    expect(screen.getByRole("button", { name: `Show ${name}` })).toHaveAttribute("aria-current", "true");
    return link === screen.getByRole("link").getAttribute("href");
  });

  expect(links).toEqual([true, true, true, true]);
});

it("goes on by itself, and after the last begins again", () => {
  showBanner();

  const seen = [1, 2, 3, 4].map(() => {
    wait(6);
    return shown();
  });

  expect(seen).toEqual(["2 of 4", "3 of 4", "4 of 4", "1 of 4"]);
});

it("goes forward and back by its buttons, round the ends", () => {
  showBanner();

  press("Previous slide");
  expect(shown()).toBe("4 of 4");
  press("Next slide");
  expect(shown()).toBe("1 of 4");
});

it("goes by arrow keys", () => {
  const banner = showBanner();

  fireEvent.keyDown(banner, { key: "ArrowRight" });
  expect(shown()).toBe("2 of 4");
  fireEvent.keyDown(banner, { key: "ArrowLeft" });
  fireEvent.keyDown(banner, { key: "ArrowLeft" });
  expect(shown()).toBe("4 of 4");
});

it("goes by a finger's stroke, and not by a touch or a mouse", () => {
  showBanner();
  const stroke = (from: number, to: number, by: "touch" | "mouse" = "touch") => {
    const slide = screen.getByRole("group");
    fireEvent(slide, pointer("pointerdown", by, from));
    fireEvent(slide, pointer("pointerup", by, to));
  };

  stroke(200, 190);
  stroke(200, 100, "mouse");
  expect(shown()).toBe("1 of 4");
  stroke(200, 100);
  expect(shown()).toBe("2 of 4");
  stroke(100, 200);
  expect(shown()).toBe("1 of 4");
});

it("stands still after Pause, until Play", () => {
  showBanner();

  press("Pause the slides");
  wait(60);
  expect(shown()).toBe("1 of 4");

  press("Play the slides");
  wait(6);
  expect(shown()).toBe("2 of 4");
});

it("waits while it is pointed at", () => {
  const banner = showBanner();

  fireEvent.pointerEnter(banner);
  wait(60);
  expect(shown()).toBe("1 of 4");

  fireEvent.pointerLeave(banner);
  wait(6);
  expect(shown()).toBe("2 of 4");
});

it("does not move for those who ask for less motion", () => {
  askForMotion("reduce");
  showBanner();

  wait(60);

  expect(shown()).toBe("1 of 4");
  expect(screen.getByRole("button", { name: "Play the slides" })).toBeInTheDocument();
});

it("loads the first picture before the others", () => {
  showBanner();
  const pictures = [...document.querySelectorAll("img")];

  expect(pictures.map((picture) => picture.getAttribute("fetchpriority"))).toEqual([
    "high",
    "low",
    "low",
    "low",
  ]);
  expect(pictures.map((picture) => picture.getAttribute("loading"))).toEqual([
    "eager",
    "lazy",
    "lazy",
    "lazy",
  ]);
});
