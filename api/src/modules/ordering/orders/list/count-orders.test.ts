import { signUp } from "../../../../testing/customers.ts";
import { anOrder } from "../../../../testing/orders.ts";
import { testApp } from "../../../../testing/test-app.ts";

const { db, browser } = testApp();
const ADA = "ada@lab.example";
const NONE = { CRISPR: 0, Overexpression: 0, RNAi: 0, Reagent: 0, Other: 0 };

it("counts the lines of each class that the list of a status has", async () => {
  const ada = browser();
  await signUp(ada, ADA);
  await signUp(browser(), "eve@lab.example");
  await anOrder(db(), ADA, {}, [{ orderClass: "Reagent" }, { orderClass: "Reagent" }, {}]);
  await anOrder(db(), ADA, { status: "paid" }, [{ orderClass: "RNAi" }]);
  await anOrder(db(), ADA, { status: "cancelled" }, [{ orderClass: "RNAi" }]);
  await anOrder(db(), ADA, { status: "pending_payment" });
  await anOrder(db(), "eve@lab.example");
  const count = async (query: string) => (await ada.get(`/api/users/count-orders/${query}`)).body;

  expect(await count("?status=open")).toEqual({ counts: { ...NONE, CRISPR: 1, Reagent: 2 } });
  expect(await count("?status=in-progress")).toEqual({ counts: NONE });
  expect(await count("?status=completed")).toEqual({ counts: { ...NONE, RNAi: 2 } });
  expect(await count("")).toEqual({ counts: { ...NONE, CRISPR: 1, Reagent: 2, RNAi: 2 } });
});

it("requires a session", async () => {
  expect((await browser().get("/api/users/count-orders/")).status).toBe(401);
});
