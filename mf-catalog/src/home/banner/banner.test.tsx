import { RouterProvider } from "@ligate/platform/router";
import { createMemoryRouter } from "@ligate/platform/testing/memory-router";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { pointerEvent, stubMotionPreference } from "../../testing/browser-stubs.ts";
import { Banner } from "./banner.tsx";
import { serviceSlides } from "./service-slides.ts";

beforeEach(() => {
  jest.useFakeTimers();
  stubMotionPreference("no-preference");
});
afterEach(() => jest.useRealTimers());

function renderBanner() {
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: "*", element: <Banner slides={serviceSlides} /> }])}
    />,
  );
  return screen.getByRole("region", { name: "Our services" });
}

const advance = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
const currentSlide = () => screen.getByRole("group").getAttribute("aria-label");
const clickButton = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

it("shows one slide at a time, and each links to its service", () => {
  renderBanner();

  const links = serviceSlides.map(({ name, link }) => {
    clickButton(`Show ${name}`);
    expect(screen.getByRole("link")).toHaveTextContent(name);
    expect(screen.getByRole("button", { name: `Show ${name}` })).toHaveAttribute("aria-current", "true");
    return link === screen.getByRole("link").getAttribute("href");
  });

  expect(links).toEqual([true, true, true, true]);
});

it("advances automatically and wraps around after the last slide", () => {
  renderBanner();

  const slides = [1, 2, 3, 4].map(() => {
    advance(6);
    return currentSlide();
  });

  expect(slides).toEqual(["2 of 4", "3 of 4", "4 of 4", "1 of 4"]);
});

it("moves by the previous and next buttons and wraps around", () => {
  renderBanner();

  clickButton("Previous slide");
  expect(currentSlide()).toBe("4 of 4");
  clickButton("Next slide");
  expect(currentSlide()).toBe("1 of 4");
});

it("moves with the arrow keys", () => {
  const banner = renderBanner();

  fireEvent.keyDown(banner, { key: "ArrowRight" });
  expect(currentSlide()).toBe("2 of 4");
  fireEvent.keyDown(banner, { key: "ArrowLeft" });
  fireEvent.keyDown(banner, { key: "ArrowLeft" });
  expect(currentSlide()).toBe("4 of 4");
});

it("moves by a touch swipe, but not by a tap or a mouse drag", () => {
  renderBanner();
  const drag = (from: number, to: number, pointerType: "touch" | "mouse" = "touch") => {
    const slide = screen.getByRole("group");
    fireEvent(slide, pointerEvent("pointerdown", pointerType, from));
    fireEvent(slide, pointerEvent("pointerup", pointerType, to));
  };

  drag(200, 190);
  drag(200, 100, "mouse");
  expect(currentSlide()).toBe("1 of 4");
  drag(200, 100);
  expect(currentSlide()).toBe("2 of 4");
  drag(100, 200);
  expect(currentSlide()).toBe("1 of 4");
});

it("stops after Pause and continues after Play", () => {
  renderBanner();

  clickButton("Pause the slides");
  advance(60);
  expect(currentSlide()).toBe("1 of 4");

  clickButton("Play the slides");
  advance(6);
  expect(currentSlide()).toBe("2 of 4");
});

it("pauses while the pointer is over it", () => {
  const banner = renderBanner();

  fireEvent.pointerEnter(banner);
  advance(60);
  expect(currentSlide()).toBe("1 of 4");

  fireEvent.pointerLeave(banner);
  advance(6);
  expect(currentSlide()).toBe("2 of 4");
});

it("does not rotate if the visitor prefers reduced motion", () => {
  stubMotionPreference("reduce");
  renderBanner();

  advance(60);

  expect(currentSlide()).toBe("1 of 4");
  expect(screen.getByRole("button", { name: "Play the slides" })).toBeInTheDocument();
});

it("loads the first image before the others", () => {
  renderBanner();
  const images = [...document.querySelectorAll("img")];

  expect(images.map((image) => image.getAttribute("fetchpriority"))).toEqual(["high", "low", "low", "low"]);
  expect(images.map((image) => image.getAttribute("loading"))).toEqual(["eager", "lazy", "lazy", "lazy"]);
});
