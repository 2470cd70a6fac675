import { contract } from "@ligate/contract/contract";
import type { FastifyPluginAsync } from "fastify";
import { route } from "../../../http/route.ts";
import { duplicateDesign } from "./duplicate-design.ts";
import {
  type DesignCatalog,
  deleteDesign,
  findSharedDesign,
  listDesigns,
  renameDesign,
  saveDesign,
} from "./saved-design.service.ts";

export const savedDesignRoutes: FastifyPluginAsync<DesignCatalog> = async (app, designs) => {
  route(app, contract.listDesigns, async ({ db, session }) =>
    listDesigns(db, await session.user(db), designs),
  );

  route(app, contract.saveDesign, async ({ db, session, body }) =>
    saveDesign(db, { user: await session.user(db), ...designs }, body),
  );

  route(app, contract.renameDesign, async ({ db, session, params, body }) =>
    renameDesign(db, await session.user(db), params.id, body.name),
  );

  route(app, contract.duplicateDesign, async ({ db, session, params }) =>
    duplicateDesign(db, await session.user(db), params.id),
  );

  route(app, contract.deleteDesign, async ({ db, session, params }) => ({
    detail: await deleteDesign(db, await session.user(db), params.id),
  }));

  route(app, contract.viewSharedDesign, ({ db, params }) => findSharedDesign(db, params.id));
};
