import { fakeApi, visit } from "@ligate/platform/testing";
import { act, screen, waitFor } from "@testing-library/react";
import { NOTHING_YET, takeOver } from "../design-in-progress.ts";
import { routes } from "../routes.ts";
import { designAnswers } from "../testing-answers.ts";
import { choose, next, openPartsStep } from "../testing-walk.ts";

beforeEach(() => takeOver(NOTHING_YET));

it("gives the step that is shown an address, so that back leads to it", async () => {
  fakeApi(designAnswers());
  const page = visit("/design", routes);
  await waitFor(() => expect(page.address()).toBe("/design?step=1"));

  await choose("CRISPR");
  await next("function type");
  await waitFor(() => expect(page.address()).toBe("/design?step=2"));
});

it("shows the furthest step that can be gone to where the address asks for a later one", async () => {
  fakeApi(designAnswers());
  const page = await openPartsStep();

  await act(() => page.go("/design?step=5"));

  expect(screen.getByText("Structure map", { selector: "[aria-current=step]" })).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Control" })).not.toBeInTheDocument();
});
