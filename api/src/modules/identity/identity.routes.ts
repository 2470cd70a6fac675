import type { FastifyPluginAsync } from "fastify";
import { accountRoutes } from "./accounts/account.routes.ts";
import type { GuestCarts } from "./accounts/guest-carts.ts";
import { profileRoutes } from "./accounts/profile.routes.ts";
import { savedDesignRoutes } from "./saved-designs/saved-design.routes.ts";
import type { DescribeDesign } from "./saved-designs/saved-design.service.ts";
import { sessionRoutes } from "./sessions/session.routes.ts";

/** Functions of upper modules that this module calls. */
interface IdentityOptions {
  guestCarts: GuestCarts;
  describeDesign: DescribeDesign;
}

export const identityRoutes: FastifyPluginAsync<IdentityOptions> = async (
  app,
  { guestCarts, describeDesign },
) => {
  await app.register(sessionRoutes);
  await app.register(accountRoutes, { guestCarts });
  await app.register(profileRoutes);
  await app.register(savedDesignRoutes, { describeDesign });
};
