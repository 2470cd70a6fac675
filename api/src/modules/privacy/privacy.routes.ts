import { contract } from "@ligate/contract/contract";
import type { FastifyPluginAsync } from "fastify";
import { fileRoute } from "../../http/file-route.ts";
import { countOrThrow, EXPORTS_BY_ACCOUNT } from "../../http/limits.ts";
import { notFound } from "../../http/problem.ts";
import { publicUrl } from "../../http/public-url.ts";
import { route } from "../../http/route.ts";
import { confirmOwner, consumeLink, createLink, findLink, spendConfirmation } from "../identity/index.ts";
import { closeOwnAccount } from "./close-account.ts";
import { archiveName, exportAccount } from "./export-account.ts";

const LINK_HOURS = 1;

/** Routes for the export and the closing of the customer's own account. */
export const privacyRoutes: FastifyPluginAsync = async (app) => {
  const shop = { secrets: app.totpSecrets, publicUrl: publicUrl(app.settings) };

  route(app, contract.createAccountExport, async ({ db, session, body }) => {
    const check = { db, session, ...shop };
    const user = await session.user(db);
    const confirmed = await confirmOwner(check, user, body);
    await countOrThrow(db, EXPORTS_BY_ACCOUNT, user.id);
    const token = await db.transaction(async (tx) => {
      await spendConfirmation(tx, check, confirmed);
      await session.record(tx, { kind: "data_exported", userId: user.id });
      return createLink(tx, { user, purpose: "export", hours: LINK_HOURS });
    });
    return { url: contract.getAccountExport.path.replace(":token", token) };
  });

  fileRoute(app, contract.getAccountExport, async ({ db, session, params: { token }, request }) => {
    const user = await session.user(db);
    const found = await findLink(db, "export", token);
    if (found?.user.id !== user.id) throw notFound("such export");
    const open = async () => {
      const archive = await exportAccount(db, user, { settings: app.settings, log: request.log });
      // Behind the data: a request that fails, and that the gateway repeats, finds the link again.
      if (await consumeLink(db, "export", token)) return archive;
      archive.destroy();
      throw notFound("such export");
    };
    return { name: archiveName(), mediaType: "application/zip", open };
  });

  route(app, contract.closeAccount, async ({ db, session, body, reply }) => {
    const detail = await closeOwnAccount({ db, session, ...shop }, body);
    // As at logout.
    reply.header("clear-site-data", '"storage"');
    return { detail };
  });
};
