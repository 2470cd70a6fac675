import { contract } from "@ligate/contract/contract";
import type { FastifyPluginAsync } from "fastify";
import { route } from "../../../http/route.ts";
import { changeAddress, deleteAddress, listAddresses, saveAddress } from "./saved-address.service.ts";

/** Further shipping addresses of the signed-in customer. */
export const savedAddressRoutes: FastifyPluginAsync = async (app) => {
  route(app, contract.listAddresses, async ({ db, session }) => listAddresses(db, await session.user(db)));

  route(app, contract.saveAddress, ({ db, session, body }) =>
    db.transaction(async (tx) => saveAddress(tx, await session.user(tx), body)),
  );

  route(app, contract.changeAddress, ({ db, session, params, body }) =>
    db.transaction(async (tx) => changeAddress(tx, await session.user(tx), Number(params.id), body)),
  );

  route(app, contract.deleteAddress, async ({ db, session, params }) => ({
    detail: await deleteAddress(db, await session.user(db), Number(params.id)),
  }));
};
