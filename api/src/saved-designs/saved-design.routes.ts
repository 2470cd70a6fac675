import { contract } from "@ligate/contract/contract";
import type { FastifyPluginAsync } from "fastify";
import { route } from "../route.ts";
import { deleteDesign, listDesigns, renameDesign, saveDesign, sharedDesign } from "./saved-design.service.ts";

export const savedDesignRoutes: FastifyPluginAsync = async (app) => {
  route(app, contract.listDesigns, async ({ db, visitor }) => listDesigns(db, await visitor.user(db)));

  route(app, contract.saveDesign, async ({ db, visitor, body }) =>
    saveDesign(db, await visitor.user(db), body),
  );

  route(app, contract.renameDesign, async ({ db, visitor, params, body }) =>
    renameDesign(db, await visitor.user(db), params.id, body.name),
  );

  route(app, contract.deleteDesign, async ({ db, visitor, params }) => ({
    detail: await deleteDesign(db, await visitor.user(db), params.id),
  }));

  route(app, contract.viewSharedDesign, ({ db, params }) => sharedDesign(db, params.id));
};
