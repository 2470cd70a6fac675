import { testDatabase } from "../../testing/database/test-database.ts";
import { countOrThrow, LINKS_BY_EMAIL, LOGIN_BY_ADDRESS } from "./limits.ts";

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
  const limit = { ...LINKS_BY_EMAIL, max: 1 };
  await countOrThrow(db(), limit, "2001:db8:1:2::1");

  await countOrThrow(db(), limit, "2001:db8:1:2::2");
});
