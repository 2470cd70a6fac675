import { addressSubject } from "@ligate/server/address-subject";
import { testDatabase } from "../testing/database/test-database.ts";
import { limits } from "./limits.table.ts";
import {
  accountAndAddress,
  countOrThrow,
  LINKS_BY_RECIPIENT,
  LOGIN_BY_ADDRESS,
  limitExceeded,
} from "./limits.ts";

const { db } = testDatabase();
const ONE_ONLY = { ...LOGIN_BY_ADDRESS, max: 1 };

it("counts all addresses of an IPv6 /64 as one", async () => {
  await countOrThrow(db(), ONE_ONLY, "2001:db8:1:2::1");

  await expect(countOrThrow(db(), ONE_ONLY, "2001:db8:1:2:ffff::2")).rejects.toMatchObject({ status: 429 });
  await countOrThrow(db(), ONE_ONLY, "2001:db8:1:3::1");
});

it("counts an IPv4-mapped address as the IPv4 address", async () => {
  await countOrThrow(db(), ONE_ONLY, "192.0.2.7");

  await expect(countOrThrow(db(), ONE_ONLY, "::ffff:192.0.2.7")).rejects.toMatchObject({ status: 429 });
  await countOrThrow(db(), ONE_ONLY, "192.0.2.8");
});

it("leaves subjects that are not addresses as they are", async () => {
  const limit = { ...LINKS_BY_RECIPIENT, max: 1 };
  await countOrThrow(db(), limit, "2001:db8:1:2::1");

  await countOrThrow(db(), limit, "2001:db8:1:2::2");
});

it("stores e-mail addresses as hashes only", async () => {
  const limit = { ...LINKS_BY_RECIPIENT, max: 1 };
  for (const subject of ["ada@lab.example", accountAndAddress("ada@lab.example", "192.0.2.7")]) {
    await countOrThrow(db(), limit, subject);
    await expect(countOrThrow(db(), limit, subject)).rejects.toMatchObject({ status: 429 });
  }

  const keys = (await db().select().from(limits)).map(({ key }) => key);
  expect(keys).toHaveLength(2);
  for (const key of keys) expect(key).toMatch(/^links-recipient:[\w-]{43}$/);
});

it.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["::ffff:c000:207", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002:ffff::1", "2001:db8:1:2::/64"],
  ["2001:db8:1:3::1", "2001:db8:1:3::/64"],
  ["::1", "::/64"],
  ["fe80::1%eth0", "fe80::/64"],
  ["unknown", "unknown"],
])("counts %s as %s", (address, subject) => {
  expect(addressSubject(address)).toBe(subject);
});

it.each([
  [30, "in a minute"],
  [15 * 60, "in 15 minutes"],
  [24 * 3600 - 1, "in 24 hours"],
])("says after %i seconds when to try again: %s", (seconds, when) => {
  const error = limitExceeded(LINKS_BY_RECIPIENT, new Date(Date.now() + 1000 * seconds));
  expect(error.message).toBe(`Too many links were requested. Please try again ${when}.`);
});
