import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";

const LIFETIME_SECONDS = 32_400;

/** The issued tokens. A restart invalidates them, so a client has to request a new token when its token is rejected. */
export class AccessTokens {
  #issued = new Set<string>();

  issue(): string {
    const token = `A21AA${randomBytes(36).toString("base64url")}`;
    this.#issued.add(token);
    return token;
  }

  isAuthorized({ headers }: FastifyRequest): boolean {
    const [scheme, token = ""] = headers.authorization?.split(" ") ?? [];
    return scheme === "Bearer" && this.#issued.has(token);
  }
}

export function tokenRoute(app: FastifyInstance, tokens: AccessTokens) {
  app.post<{ Body: { grant_type?: string } | undefined }>("/v1/oauth2/token", async (request, reply) => {
    if (!hasClientCredentials(request)) {
      return reply
        .code(401)
        .send({ error: "invalid_client", error_description: "Client Authentication failed" });
    }
    if (request.body?.grant_type !== "client_credentials") {
      return reply
        .code(400)
        .send({ error: "unsupported_grant_type", error_description: "Grant Type is not supported" });
    }
    return {
      scope:
        "https://uri.paypal.com/services/payments/payment https://uri.paypal.com/services/checkout/orders",
      access_token: tokens.issue(),
      token_type: "Bearer",
      app_id: "APP-SANDBOX",
      expires_in: LIFETIME_SECONDS,
      nonce: `${new Date().toISOString()}${randomBytes(16).toString("base64url")}`,
    };
  });
}

/** Accepts any client id with any secret. */
function hasClientCredentials({ headers }: FastifyRequest): boolean {
  const [scheme, encoded = ""] = headers.authorization?.split(" ") ?? [];
  return scheme === "Basic" && /^[^:]+:.+$/s.test(Buffer.from(encoded, "base64").toString());
}
