import { type Visit, visit } from "@ligate/platform/testing/visit";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";

/** Selector of options. Queries by role would take seconds for all five steps. */
const OPTION = "fieldset button";

export async function chooseOption(name: string): Promise<void> {
  await userEvent.click(await screen.findByText(name, { selector: OPTION }));
}

export async function clickNext(name: string): Promise<void> {
  await userEvent.click(await screen.findByText(`Next: ${name}`, { selector: "button" }));
}

/** Opens the parts step of a CRISPRa design in Lenti-AIO. */
export async function openPartsStep(): Promise<Visit> {
  const page = visit("/design?step=1", routes);
  await chooseOption("CRISPR");
  await clickNext("function type");
  await chooseOption("CRISPRa");
  await clickNext("delivery type");
  await chooseOption("Lenti-AIO");
  await clickNext("structure map");
  await screen.findByText("PCMV", { selector: OPTION });
  return page;
}

/** Opens the target step of a CRISPRa design in Lenti-AIO with the promoter PCMV. */
export async function openTargetStep(): Promise<Visit> {
  const page = await openPartsStep();
  await chooseOption("PCMV");
  await clickNext("target gene");
  await screen.findByText("Search Target Gene", { selector: OPTION });
  return page;
}

/** The value of a row in the overview of the design. */
export function overviewValue(name: string): string | null | undefined {
  const list = within(screen.getByRole("region", { name: "Overview" }));
  return list.getByText(name).nextElementSibling?.textContent;
}
