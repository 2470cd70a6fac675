import { signUp } from "../../../testing/customers.ts";
import { ADDRESS } from "../../../testing/shoppers.ts";
import { testApp } from "../../../testing/test-app.ts";

const { browser } = testApp();
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

it("refuses an address without a street, and a 51st", async () => {
  const ada = await aCustomer();

  expect((await ada.post(PATH, { name: "A", address: { ...ADDRESS, address_line_1: "" } })).status).toBe(400);
  for (let i = 0; i < 50; i++) await ada.post(PATH, { name: `Room ${i}`, address: ADDRESS });
  expect((await ada.post(PATH, { name: "Room 50", address: ADDRESS })).status).toBe(422);
  expect((await ada.post(PATH, { name: "Room 49", address: ADDRESS })).status).toBe(200);
});
