import { contract } from "@ligate/contract/contract";
import type { FastifyPluginAsync } from "fastify";
import { contentRoute } from "../content-version/content-route.ts";
import { requireDesign } from "../products/product.service.ts";
import { findGuides } from "./find-guides.ts";

export const guideRoutes: FastifyPluginAsync = async (app) => {
  contentRoute(app, contract.getGuides, async ({ db, params }) => {
    const { design } = await requireDesign(db, params.id);
    return findGuides(db, design);
  });
};
