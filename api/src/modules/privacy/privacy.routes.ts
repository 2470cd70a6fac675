import { contract } from "@ligate/contract/contract";
import type { FastifyPluginAsync } from "fastify";
import { fileRoute } from "../../http/file-route.ts";
import { countOrThrow, EXPORTS_BY_ACCOUNT } from "../../http/limits.ts";
import { notFound } from "../../http/problem.ts";
import { publicUrl } from "../../http/public-url.ts";
import { route } from "../../http/route.ts";
import { checkPassword, consumeLink, createLink, findLink } from "../identity/index.ts";
import { closeOwnAccount } from "./close-account.ts";
import { archiveName, exportAccount } from "./export-account.ts";

const LINK_HOURS = 1;

/** Routes for the export and the closing of the customer's own account. */
export const privacyRoutes: FastifyPluginAsync = async (app) => {
  route(app, contract.createAccountExport, async ({ db, session, body }) => {
    const user = await session.user(db);
    await checkPassword(db, session, user, body.currentPassword);
    await countOrThrow(db, EXPORTS_BY_ACCOUNT, user.id);
    const token = await createLink(db, { user, purpose: "export", hours: LINK_HOURS });
    await session.record(db, { kind: "data_exported", userId: user.id });
    return { url: contract.getAccountExport.path.replace(":token", token) };
  });

  fileRoute(app, contract.getAccountExport, async ({ db, session, params: { token }, request }) => {
    const user = await session.user(db);
    const found = await findLink(db, "export", token);
    if (found?.user.id !== user.id) throw notFound("such export");
    const open = async () => {
      if (!(await consumeLink(db, "export", token))) throw notFound("such export");
      return exportAccount(db, user, { settings: app.settings, log: request.log });
    };
    return { name: archiveName(), mediaType: "application/zip", open };
  });

  route(app, contract.closeAccount, async ({ db, session, body, reply }) => {
    const check = { db, secrets: app.totpSecrets, session, publicUrl: publicUrl(app.settings) };
    const detail = await closeOwnAccount(check, body);
    // As at logout.
    reply.header("clear-site-data", '"storage"');
    return { detail };
  });
};
