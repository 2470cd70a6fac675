import { signUp } from "../../../testing/customers.ts";
import { testApp } from "../../../testing/test-app.ts";

const { browser } = testApp();
const ENTRIES = {
  firstName: "Ada",
  lastName: "King",
  institution: "Royal Institution",
  address: "1 Analytical Way",
  apt: "4b",
  city: "Boston",
  state: "MA",
  zipcode: "02142-1234",
};

async function aCustomer(email?: string) {
  const ada = browser();
  await signUp(ada, email);
  return ada;
}
const update = (ada: ReturnType<typeof browser>, differing: object = {}) =>
  ada.post("/api/users/update-user-info/", { ...ENTRIES, ...differing });
const infoOf = async (ada: ReturnType<typeof browser>) => (await ada.get("/api/users/view-user-info/")).body;

it("stores the account form", async () => {
  const ada = await aCustomer();

  expect(await update(ada)).toMatchObject({
    status: 200,
    body: { detail: "Information updated successfully!" },
  });

  expect(await infoOf(ada)).toEqual({
    first_name: "Ada",
    last_name: "King",
    company: "Royal Institution",
    shipping_address: {
      address_line_1: "1 Analytical Way",
      apt_suite: "4b",
      city: "Boston",
      state: "MA",
      zipcode: "02142-1234",
      ...{ attention: "", building: "", phone: "" },
    },
  });
});

it("keeps what a page of an older release does not send", async () => {
  const ada = await aCustomer();
  await update(ada, { attention: "Byron Lab", phone: "617 555 0100" });

  await update(ada);

  expect(await infoOf(ada)).toMatchObject({
    shipping_address: { attention: "Byron Lab", phone: "617 555 0100" },
  });
});

it("clears fields that are empty", async () => {
  const ada = await aCustomer();
  await update(ada);

  await update(ada, { firstName: "", institution: undefined, apt: " " });

  expect(await infoOf(ada)).toMatchObject({
    first_name: "",
    last_name: "King",
    company: "",
    shipping_address: { apt_suite: "" },
  });
});

it.each(["address", "city", "state", "zipcode"])("requires the %s", async (name) => {
  const ada = await aCustomer();

  expect(await update(ada, { [name]: " " })).toMatchObject({
    status: 400,
    body: { fields: { [name]: expect.any(String) } },
  });
  expect((await infoOf(ada)).shipping_address).toBeNull();
});

it.each([
  ["a ZIP of letters", { zipcode: "ABCDE" }],
  ["an unknown state", { state: "ZZ" }],
  ["a name over the length limit", { firstName: "x".repeat(101) }],
  ["an institution over the length limit", { institution: "x".repeat(201) }],
  ["a name that is not a string", { lastName: ["King"] }],
  ["a character that cannot be stored", { city: "Bos\u0000ton" }],
])("rejects %s", async (_, differing) => {
  expect(await update(await aCustomer(), differing)).toMatchObject({
    status: 400,
    body: { detail: expect.any(String) },
  });
});

it("changes the signed-in account only, whatever else is sent, and requires a session", async () => {
  const ada = await aCustomer();
  const eve = await aCustomer("eve@lab.example");

  await update(eve, { id: 1, userId: 1, email: "ada@lab.example", passwordHash: "x" });

  expect((await infoOf(ada)).last_name).toBe("Byron");
  expect((await eve.get("/api/session/")).body.email).toBe("eve@lab.example");
  expect((await update(browser())).status).toBe(401);
});
