import type { AccountData } from "@ligate/contract/account/privacy-schemas";
import type { Settings } from "@ligate/contract/settings/settings";
import { asc, eq } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { listAddresses } from "../addresses/saved-address.service.ts";
import { type DesignCatalog, listDesigns } from "../saved-designs/saved-design.service.ts";
import { securityEvents } from "../security-events.table.ts";
import { CUSTOMER } from "../security-events.ts";
import { listActiveSessions } from "../sessions/active-sessions.service.ts";
import { toUserInfo } from "./user-info.ts";
import type { User } from "./users.table.ts";

interface AccountDataContext extends Pick<DesignCatalog, "readDesignTitles"> {
  settings: Pick<Settings, "TERRITORIES">;
}

type Part = "account" | "profile" | "addresses" | "designs" | "sessions" | "security_events";

/** The data of an account that this module stores, for its export. No secrets. */
export async function readAccountData(
  tx: Tx,
  user: User,
  { settings, readDesignTitles }: AccountDataContext,
): Promise<Pick<AccountData, Part>> {
  return {
    account: {
      email: user.email,
      email_verified: user.emailVerifiedAt !== null,
      second_factor: user.secondFactorAt !== null,
      created_at: user.createdAt.toISOString(),
    },
    profile: toUserInfo(user, settings),
    addresses: await listAddresses(tx, user),
    designs: await listDesigns(tx, user, { readDesignTitles }),
    sessions: await listActiveSessions(tx, user),
    security_events: await listSecurityEvents(tx, user),
  };
}

/** The names of members of staff are left out. */
async function listSecurityEvents(tx: Tx, { id }: User): Promise<AccountData["security_events"]> {
  const events = await tx
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.userId, id))
    .orderBy(asc(securityEvents.id));
  return events.map(({ at, kind, actor, address, details }) => ({
    at: at.toISOString(),
    kind,
    actor: actor === CUSTOMER ? "customer" : "staff",
    address,
    details,
  }));
}
