import { company } from "@ligate/contract/settings/company";
import type { FastifyInstance } from "fastify";

const VALID_DAYS = 180;

/** `/.well-known/security.txt` (RFC 9116): whom to tell about a vulnerability. It always expires in half a year. */
export function securityTxtRoutes(app: FastifyInstance, publicUrl: string): void {
  app.get("/.well-known/security.txt", (_request, reply) => {
    const expires = new Date(Date.now() + VALID_DAYS * 86_400_000);
    const fields = [
      `Contact: mailto:${company.email}`,
      `Contact: ${publicUrl}/contact`,
      `Expires: ${expires.toISOString()}`,
      "Preferred-Languages: en",
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ];
    return reply.type("text/plain; charset=utf-8").send(`${fields.join("\n")}\n`);
  });
}
