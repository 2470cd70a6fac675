import { requiredLine } from "@ligate/contract/common/text-schemas";
import { findSequencesToScreen, recordScreening } from "../../modules/ordering/index.ts";
import { type CommandContext, parseOption, type StaffCommand, textOption, UsageError } from "../command.ts";

const Text = requiredLine("The text", 500);

const screenOrder: StaffCommand = {
  usage: '<number> --customer "how the customer was checked" [--tool "tool or list"]',
  summary:
    "records that the customer's own sequences of an order were screened and that the customer is legitimate, so that production can begin; without --tool, SCREENING_URL screens them",
  positionalCount: 1,
  options: {
    customer: { type: "string", description: "how the customer's legitimacy was established" },
    tool: { type: "string", description: "the tool or list that the sequences were compared with" },
  },
  run: async (shop, typed) => {
    const [number = ""] = typed.positionals;
    const customer = textOption(typed, "customer");
    if (customer === undefined) throw new UsageError("Say how the customer was checked: --customer <text>.");
    const customerCheck = parseOption(Text, "customer", customer);
    const typedTool = textOption(typed, "tool");
    const screened = typedTool === undefined ? await screenAtService(shop, number) : undefined;
    if (screened && !screened.isGranted) {
      const hits = screened.hits.join(", ") || "the sequences";
      return {
        hasFailed: true,
        messages: [
          `${screened.tool}: denied, because of ${hits}. Nothing is recorded. Follow up with the customer, or cancel the order.`,
        ],
      };
    }
    const tool = screened?.tool ?? parseOption(Text, "tool", typedTool ?? "");
    await shop.db.transaction((tx) =>
      recordScreening(tx, number, { tool, customerCheck, actor: shop.actor }),
    );
    return { messages: [`The screening of order ${number} is recorded: ${tool}.`] };
  },
};

async function screenAtService({ db, screen }: CommandContext, number: string) {
  if (!screen) throw new UsageError("Name the tool or list: --tool <text>. SCREENING_URL is not set.");
  const { sequences } = await db.transaction((tx) => findSequencesToScreen(tx, number));
  return screen(sequences, number);
}

export const screeningCommands = { "orders:screen": screenOrder };
