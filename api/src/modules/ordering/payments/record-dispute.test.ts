import { runCommand } from "../../../cli/run-command.ts";
import { paidByCard } from "../../../testing/purchase-orders.ts";
import { sandboxProviders } from "../../../testing/sandbox-providers.ts";
import { testApp } from "../../../testing/test-app.ts";
import { disputes } from "./disputes.table.ts";
import { recordDispute } from "./record-dispute.ts";

const providers = sandboxProviders();
const { db, browser } = testApp(providers.settings);
const opened = () => ({
  id: "PP-D-1",
  status: "OPEN",
  reason: "UNAUTHORISED",
  amountCents: 47_200,
  captureId: providers.captureId(),
  openedAt: new Date("2026-11-01T10:00:00Z"),
  changedAt: new Date("2026-11-01T10:00:00Z"),
});
const resolved = () => ({ ...opened(), status: "RESOLVED", changedAt: new Date("2026-11-09T10:00:00Z") });

describe("a dispute", () => {
  it("is shown to staff in its last state", async () => {
    const number = await paidByCard(db(), browser());

    await recordDispute(db(), opened());
    await recordDispute(db(), resolved());

    const shop = { db: db(), publicUrl: "https://store.example", folder: "/", actor: "grace" };
    const { report } = await runCommand(shop, ["order:show", number]);
    expect(report?.rows).toContainEqual({
      part: "dispute",
      name: "PP-D-1",
      value: "$472.00, RESOLVED, UNAUTHORISED, opened 2026-11-01 10:00 UTC, changed 2026-11-09 10:00 UTC",
    });
  });

  it("keeps its newest state if events arrive late or twice", async () => {
    await paidByCard(db(), browser());

    for (const event of [resolved(), opened(), resolved()]) await recordDispute(db(), event);

    expect(await db().select().from(disputes)).toMatchObject([{ status: "RESOLVED" }]);
  });

  it("of an unknown capture is not recorded", async () => {
    expect(await recordDispute(db(), opened())).toBe(false);
    expect(await db().select().from(disputes)).toEqual([]);
  });
});
