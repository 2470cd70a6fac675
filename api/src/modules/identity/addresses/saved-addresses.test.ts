import { setTimeout as pause } from "node:timers/promises";
import { signUp } from "../../../testing/customers.ts";
import { aLockWait } from "../../../testing/database/lock-wait.ts";
import { ADDRESS } from "../../../testing/shoppers.ts";
import { testApp } from "../../../testing/test-app.ts";
import { users } from "../accounts/users.table.ts";

const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;
const { db, browser } = testApp();
const PATH = "/api/users/addresses/";

async function aCustomer(email = "ada@lab.example") {
  const by = browser();
  await signUp(by, email);
  return by;
}

it("saves addresses under names, and replaces that of the same name", async () => {
  const ada = await aCustomer();
  await ada.post(PATH, { name: "Cell culture", address: ADDRESS });
  await ada.post(PATH, { name: "Animal house", address: ADDRESS });
  await ada.post(PATH, { name: "Cell culture", address: { ...ADDRESS, building: "B7" } });

  expect((await ada.get(PATH)).body).toMatchObject([
    { name: "Animal house" },
    { name: "Cell culture", address: { building: "B7" } },
  ]);
});

it("deletes an address of one's own only", async () => {
  const ada = await aCustomer();
  const { body } = await ada.post(PATH, { name: "Cell culture", address: ADDRESS });
  const eve = await aCustomer("eve@lab.example");

  expect((await eve.delete(`${PATH}${body.id}/`)).status).toBe(404);
  expect((await eve.get(PATH)).body).toEqual([]);
  expect((await ada.delete(`${PATH}${body.id}/`)).status).toBe(200);
  expect((await ada.delete(`${PATH}${body.id}/`)).status).toBe(404);
  expect((await ada.delete(`${PATH}x/`)).status).toBe(404);
});

it("changes an address of one's own only, and not to the name of another one", async () => {
  const ada = await aCustomer();
  const { body } = await ada.post(PATH, { name: "Cell culture", address: ADDRESS });
  await ada.post(PATH, { name: "Animal house", address: ADDRESS });
  const eve = await aCustomer("eve@lab.example");
  const changed = { name: "Cell culture", address: { ...ADDRESS, building: "B7" } };
  const at = `${PATH}${body.id}/`;

  expect((await ada.patch(at, changed)).body).toMatchObject({ id: body.id, ...changed });
  expect((await ada.patch(at, { ...changed, name: "Cell culture 2" })).status).toBe(200);
  expect(await ada.patch(at, { ...changed, name: "Animal house" })).toMatchObject({
    status: 409,
    body: { detail: "You have another address with the name Animal house." },
  });
  expect((await eve.patch(at, changed)).status).toBe(404);
  expect((await ada.patch(`${PATH}x/`, changed)).status).toBe(404);
  expect((await ada.get(PATH)).body.map(({ name }: { name: string }) => name)).toEqual([
    "Animal house",
    "Cell culture 2",
  ]);
});

it("refuses an address without a street, and a 51st", async () => {
  const ada = await aCustomer();

  expect((await ada.post(PATH, { name: "A", address: { ...ADDRESS, address_line_1: "" } })).status).toBe(400);
  for (let i = 0; i < 50; i++) await ada.post(PATH, { name: `Room ${i}`, address: ADDRESS });
  expect((await ada.post(PATH, { name: "Room 50", address: ADDRESS })).status).toBe(422);
  expect((await ada.post(PATH, { name: "Room 49", address: ADDRESS })).status).toBe(200);
});

onPostgres("addresses that are saved at the same time", () => {
  it("are no more than 50", async () => {
    const ada = await aCustomer();
    const save = (n: number) => ada.post(PATH, { name: `Room ${n}`, address: ADDRESS });
    for (let n = 0; n < 49; n++) await save(n);

    // Both have begun before one of them is stored.
    const { saving } = await db().transaction(async (tx) => {
      await tx.select().from(users).for("update");
      const first = save(49);
      await aLockWait(db());
      const second = save(50);
      await pause(300);
      return { saving: [first, second] };
    });

    const statuses = (await Promise.all(saving)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 422]);
  });
});
