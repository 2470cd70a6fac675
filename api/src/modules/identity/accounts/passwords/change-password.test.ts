import { lastToken, logIn, PASSWORD, signUp, subjectsTo } from "../../../../testing/customers.ts";
import { testApp } from "../../../../testing/test-app.ts";

const { db, browser } = testApp();
const NEW = "Another5Horse";
const entries = { currentPassword: PASSWORD, newPassword: NEW, confirmPassword: NEW };

async function aCustomer() {
  const ada = browser();
  await signUp(ada);
  return ada;
}
const change = (ada: ReturnType<typeof browser>, differing: object = {}) =>
  ada.post("/api/users/reset-user-password/", { ...entries, ...differing });

it("replaces the password, ends every session, and notifies the owner", async () => {
  const ada = await aCustomer();
  const elsewhere = browser();
  await logIn(elsewhere);
  const copy = browser();
  copy.cookies.set("sessionid", ada.cookies.get("sessionid") ?? "");

  expect(await change(ada)).toMatchObject({
    status: 200,
    headers: { "clear-site-data": '"storage"' },
    body: { detail: "Password successfully reset. You must log back in to stay signed in." },
  });

  for (const one of [ada, elsewhere, copy]) {
    expect((await one.get("/api/session/")).body).toEqual({ isAuthenticated: false });
  }
  expect((await logIn(browser())).status).toBe(422);
  expect((await logIn(ada, "ada@lab.example", NEW)).status).toBe(200);
  expect(await subjectsTo(db(), "ada@lab.example")).toContain("Your Ligate password was changed");
});

it("requires the current password, and limits wrong ones", async () => {
  const ada = await aCustomer();

  for (let n = 0; n < 10; n++) {
    expect(await change(ada, { currentPassword: "wrong" })).toMatchObject({
      status: 422,
      body: { fields: { currentPassword: expect.stringContaining("is incorrect") } },
    });
  }

  expect((await change(ada)).status).toBe(429);
});

it("requires the new password twice", async () => {
  const ada = await aCustomer();

  expect(await change(ada, { confirmPassword: "Another5Hors" })).toMatchObject({
    status: 422,
    body: { detail: "Passwords do not match. Try again.", fields: { confirmPassword: expect.any(String) } },
  });
  expect((await ada.get("/api/session/")).body.isAuthenticated).toBe(true);
});

it.each([
  ["a weak password", { newPassword: "weak", confirmPassword: "weak" }],
  ["a password over the length limit", { newPassword: `Aa1${"x".repeat(126)}` }],
  ["an empty current password", { currentPassword: "" }],
  ["an object instead of a string", { newPassword: { $ne: 1 } }],
])("rejects %s", async (_, differing) => {
  expect((await change(await aCustomer(), differing)).status).toBe(400);
});

it("refuses a common password", async () => {
  const ada = await aCustomer();

  expect(await change(ada, { newPassword: "Password1", confirmPassword: "Password1" })).toMatchObject({
    status: 422,
    body: { fields: { newPassword: expect.stringContaining("most common") } },
  });
});

it("requires a session", async () => {
  expect((await change(browser())).status).toBe(401);
});

it("invalidates links that would change the address or the password", async () => {
  const ada = await aCustomer();
  await ada.post("/api/users/reset-user-email/", { email: "eve@evil.example", currentPassword: PASSWORD });
  await ada.post("/api/forgot-password/", { email: "ada@lab.example" });
  await change(ada);
  await logIn(ada, "ada@lab.example", NEW);

  const changing = await ada.post(`/api/users/confirm-user-email/${await lastToken(db(), "profile/email")}/`);
  const reset = await ada.post(`/api/reset-password/${await lastToken(db(), "reset-password")}/`, {
    password: PASSWORD,
    confirmPassword: PASSWORD,
  });

  expect(changing.body).toEqual({ status: "not_confirmed" });
  expect(reset.status).toBe(422);
});

it("accepts the current password once, also for two changes at the same time", async () => {
  const ada = await aCustomer();
  const elsewhere = browser();
  await logIn(elsewhere);
  const other = "Other5Horses";

  const answers = await Promise.all([
    change(ada),
    change(elsewhere, { newPassword: other, confirmPassword: other }),
  ]);

  // The first change logs the other browser out, perhaps before the second one begins.
  const [first, second] = answers.map(({ status }) => status).sort();
  expect(first).toBe(200);
  expect([401, 409, 422]).toContain(second);
  const accepted = answers[0]?.status === 200 ? NEW : other;
  expect((await logIn(browser(), "ada@lab.example", accepted)).status).toBe(200);
});
