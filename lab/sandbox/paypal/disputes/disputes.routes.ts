import type { FastifyInstance } from "fastify";
import { originOf } from "../links.ts";
import type { PayPalStore } from "../store/paypal-store.ts";
import { disputeRepresentation } from "./dispute.ts";

export function disputeRoutes(app: FastifyInstance, store: PayPalStore) {
  app.get<{ Params: { id: string } }>("/v1/customer/disputes/:id", async (request) =>
    disputeRepresentation(store.findDispute(request.params.id).dispute, originOf(request)),
  );
}
