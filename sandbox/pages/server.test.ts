import { createConnection } from "node:net";
import { CARDS } from "../paypal/cards.ts";
import { anApprovedOrder, overHttp } from "../paypal/testing.ts";
import { startSandbox } from "../testing-process.ts";

it("tells its ports when it is ready, is healthy, and takes mail", async () => {
  const { origin, smtpPort, stop } = await startSandbox();

  expect(await (await fetch(`${origin}/healthz`)).json()).toEqual({ status: "ok" });
  const greeting = await new Promise((resolve) =>
    createConnection(smtpPort, "127.0.0.1").once("data", resolve),
  );
  expect(String(greeting)).toMatch(/^220 /);
  expect(await stop()).toBe(0);
});

it("stops at once while an answer hangs", async () => {
  const { origin, stop } = await startSandbox();
  const number = CARDS.find(({ behaviour }) => behaviour === "hang")?.number;
  const { store, id } = await anApprovedOrder(overHttp(origin), number);
  const hanging = store.capture(id).catch(() => "cut off");
  await new Promise((resolve) => setTimeout(resolve, 100));

  expect(await stop()).toBe(0);
  expect(await hanging).toBe("cut off");
});

it("shows what it offers on a page that works below any prefix", async () => {
  const { origin, stop } = await startSandbox();
  const page = await (await fetch(origin)).text();
  await stop();

  for (const { number } of CARDS) expect(page).toContain(number);
  expect(page).toContain('href="mail/"');
  expect(page).toContain('href="./sandbox.css"');
  expect(page).not.toMatch(/style=|<script|<style|(href|src)="\//);
});
