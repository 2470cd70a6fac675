/** The way through the designer, as a customer goes it. */
import { type Visit, visit } from "@ligate/platform/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "./routes.ts";

/** Found by text: by role, a walk through five steps takes seconds. */
const OPTION = "fieldset button";

export async function choose(name: string): Promise<void> {
  await userEvent.click(await screen.findByText(name, { selector: OPTION }));
}

export async function next(name: string): Promise<void> {
  await userEvent.click(await screen.findByText(`Next: ${name}`, { selector: "button" }));
}

/** A CRISPRa design in Lenti-AIO, with its parts to be chosen. */
export async function openPartsStep(): Promise<Visit> {
  const page = visit("/design?step=1", routes);
  await choose("CRISPR");
  await next("function type");
  await choose("CRISPRa");
  await next("delivery type");
  await choose("Lenti-AIO");
  await next("structure map");
  await screen.findByText("PCMV", { selector: OPTION });
  return page;
}

/** The same design, with PCMV, at its target. */
export async function openTargetStep(): Promise<Visit> {
  const page = await openPartsStep();
  await choose("PCMV");
  await next("target gene");
  await screen.findByText("Search Target Gene", { selector: OPTION });
  return page;
}

/** What the overview says of a row. */
export function overview(name: string): string | null | undefined {
  const list = within(screen.getByRole("region", { name: "Overview" }));
  return list.getByText(name).nextElementSibling?.textContent;
}
