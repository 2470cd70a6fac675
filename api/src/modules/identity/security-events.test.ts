import { Writable } from "node:stream";
import Fastify from "fastify";
import { lastToken, logIn, PASSWORD, signUp } from "../../testing/customers.ts";
import { testApp } from "../../testing/test-app.ts";
import { securityEvents } from "./security-events.table.ts";
import { recordSecurityEvent } from "./security-events.ts";

const { db, browser } = testApp();
const recorded = () => db().select().from(securityEvents).orderBy(securityEvents.id);

it("records what happens to an account, with the address", async () => {
  const ada = browser("192.0.2.7");
  await signUp(ada);
  const token = await lastToken(db());
  await ada.post(`/api/verify-email/${token}/`);
  await ada.post("/api/users/reset-user-email/", { email: "ada@new.example", currentPassword: PASSWORD });
  await ada.post(`/api/users/confirm-user-email/${await lastToken(db(), "profile/email")}/`);
  await ada.post("/api/users/sessions/end-others/");
  await ada.post("/api/logout/");
  await logIn(ada, "ada@new.example", "Wrong5Horse");
  await logIn(ada, "ada@new.example");
  await ada.post("/api/forgot-password/", { email: "ada@new.example" });

  const rows = await recorded();

  expect(rows.map(({ kind }) => kind)).toEqual([
    "signed_up",
    "email_verified",
    "email_change_requested",
    "email_changed",
    "sessions_ended",
    "logged_out",
    "login_failed",
    "logged_in",
    "password_reset_requested",
  ]);
  for (const row of rows) {
    expect(row).toMatchObject({ userId: rows[0]?.userId, actor: "customer", address: "192.0.2.7" });
  }
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${PASSWORD}|Wrong5Horse|${token}|@`));
});

it("records a failed login to an unknown account without the typed address", async () => {
  await logIn(browser(), "nobody@lab.example");
  await browser().post("/api/forgot-password/", { email: "nobody@lab.example" });

  const rows = await recorded();

  expect(rows).toMatchObject([{ kind: "login_failed", userId: null }, { userId: null }]);
  expect(JSON.stringify(rows)).not.toContain("nobody");
});

it("writes each event to the log as one structured line", async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const { log } = Fastify({ logger: { level: "warn", stream } });

  const event = { kind: "staff_command", userId: null, actor: "grace", address: "" } as const;
  await recordSecurityEvent(db(), { ...event, details: { command: "orders:list" } }, log);

  expect(lines).toHaveLength(1);
  expect(JSON.parse(String(lines[0]))).toMatchObject({
    msg: "security event",
    securityEvent: { ...event, details: { command: "orders:list" } },
  });
});
