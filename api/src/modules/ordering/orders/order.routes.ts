import { contract } from "@ligate/contract/contract";
import type { FastifyPluginAsync } from "fastify";
import { fileRoute } from "../../../http/file-route.ts";
import { countOrThrow, FILES_BY_ADDRESS } from "../../../http/limits.ts";
import { publicUrl } from "../../../http/public-url.ts";
import { route } from "../../../http/route.ts";
import { textRoute } from "../../../http/text-route.ts";
import { sequenceFile } from "../../design/index.ts";
import { createDocumentLink, revokeDocumentLinks } from "../documents/document-links.ts";
import { findOwnDocument, openLinkedDocument, openOwnDocument } from "../documents/open-document.ts";
import { openOwnFile } from "../files/open-own-file.ts";
import { viewInvoice } from "../invoices/view-invoice.ts";
import { countOrders } from "./count-orders.ts";
import { findOrdersByPoNumber } from "./find-po-number.ts";
import { orderAgain } from "./order-again.ts";
import { listOrders } from "./order-list.ts";
import { getOrderSequences } from "./order-sequences.service.ts";
import { listOrderSummaries } from "./order-summaries.ts";
import { viewOrder } from "./order-view.ts";
import { cancelOwnOrder } from "./status/cancel-own-order.ts";

const CLONING = [
  { call: contract.viewCloningCrisprOrders, order_class: "CRISPR" },
  { call: contract.viewCloningOverexpressionOrders, order_class: "Overexpression" },
  { call: contract.viewCloningRnaiOrders, order_class: "RNAi" },
] as const;

export const orderRoutes: FastifyPluginAsync = async (app) => {
  route(app, contract.viewOrder, async ({ db, session, params }) =>
    viewOrder(db, await session.user(db), params.id),
  );
  route(app, contract.viewOrders, async ({ db, session, query }) =>
    listOrders(db, await session.user(db), query),
  );
  route(app, contract.listOrderSummaries, async ({ db, session, query }) =>
    listOrderSummaries(db, await session.user(db), query),
  );
  route(app, contract.countOrders, async ({ db, session, query }) =>
    countOrders(db, await session.user(db), query.status),
  );
  route(app, contract.findPoNumber, async ({ db, session, params }) => ({
    orders: await findOrdersByPoNumber(db, await session.user(db), params.number),
  }));
  route(app, contract.orderAgain, ({ db, session, params }) =>
    db.transaction(async (tx) => orderAgain(tx, await session.user(tx), params.id)),
  );
  route(app, contract.cancelOrder, async ({ db, session, params, body }) =>
    cancelOwnOrder(app.payments, await session.user(db), { id: params.id, ...body }),
  );
  for (const { call, order_class } of CLONING) {
    route(app, call, async ({ db, session, query }) =>
      listOrders(db, await session.user(db), { ...query, order_class }),
    );
  }
};

export const orderFileRoutes: FastifyPluginAsync = async (app) => {
  fileRoute(app, contract.getOrderFile, async ({ db, session, params, request }) =>
    openOwnFile(db, await session.user(db), params.id, { settings: app.settings, log: request.log }),
  );
  fileRoute(app, contract.getOrderDocument, async ({ db, session, params, request }) => {
    await countOrThrow(db, FILES_BY_ADDRESS, request.ip);
    return openOwnDocument(db, await session.user(db), params, app.settings);
  });
  fileRoute(app, contract.getLinkedDocument, async ({ db, params, request }) => {
    await countOrThrow(db, FILES_BY_ADDRESS, request.ip);
    return openLinkedDocument(db, params.token, app.settings);
  });
  route(app, contract.createDocumentLink, async ({ db, session, params, request }) => {
    await countOrThrow(db, FILES_BY_ADDRESS, request.ip);
    const document = await findOwnDocument(db, await session.user(db), params);
    return { url: await createDocumentLink(db, document, publicUrl(app.settings)) };
  });
  route(app, contract.revokeDocumentLinks, async ({ db, session, params }) => {
    const document = await findOwnDocument(db, await session.user(db), params);
    return { revoked: await revokeDocumentLinks(db, document) };
  });
};

export const invoiceRoutes: FastifyPluginAsync = async (app) => {
  route(app, contract.getInvoice, async ({ db, session, params }) =>
    viewInvoice(db, await session.user(db), params.id),
  );
};

export const orderSequenceRoutes: FastifyPluginAsync = async (app) => {
  route(app, contract.getOrderSequences, async ({ db, session, params }) =>
    getOrderSequences(db, await session.user(db), params.id, params.line),
  );
  textRoute(app, contract.getOrderSequence, async ({ db, session, request, params, query }) => {
    await countOrThrow(db, FILES_BY_ADDRESS, request.ip);
    const kit = await getOrderSequences(db, await session.user(db), params.id, params.line);
    return sequenceFile(kit, query.format);
  });
};
