import { createConnection } from "node:net";
import { CARDS, numberOfCard } from "./paypal/cards/cards.ts";
import { anApprovedOrder, httpTransport } from "./testing/merchant.ts";
import { startSandbox } from "./testing/start-sandbox.ts";

it("prints its ports when it is ready, and accepts HTTP requests and mail", async () => {
  const { origin, smtpPort, stop } = await startSandbox();

  expect(await (await fetch(`${origin}/healthz`)).json()).toEqual({ status: "ok" });
  const greeting = await new Promise((resolve) =>
    createConnection(smtpPort, "127.0.0.1").once("data", resolve),
  );
  expect(String(greeting)).toMatch(/^220 /);
  expect(await stop()).toBe(0);
});

it("stops immediately while a response hangs", async () => {
  const { origin, stop } = await startSandbox();
  const number = numberOfCard("hang");
  const { merchant, id } = await anApprovedOrder(httpTransport(origin), number);
  const hanging = merchant.capture(id).catch(() => "aborted");
  await new Promise((resolve) => setTimeout(resolve, 100));

  expect(await stop()).toBe(0);
  expect(await hanging).toBe("aborted");
});

it("shows an index page that works under any prefix", async () => {
  const { origin, stop } = await startSandbox();
  const page = await (await fetch(origin)).text();
  await stop();

  for (const { number } of CARDS) expect(page).toContain(number);
  expect(page).toContain('href="mail/"');
  expect(page).toContain('href="./sandbox.css"');
  expect(page).not.toMatch(/style=|<script|<style|(href|src)="\//);
});
