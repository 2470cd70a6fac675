import type { FastifyPluginAsync } from "fastify";
import { accountRoutes } from "./accounts/account.routes.ts";
import type { GuestCarts, GuestMessages } from "./accounts/guest-data.ts";
import { profileRoutes } from "./accounts/profile.routes.ts";
import { secondFactorRoutes } from "./accounts/second-factor/second-factor.routes.ts";
import { savedDesignRoutes } from "./saved-designs/saved-design.routes.ts";
import type { DescribeDesign } from "./saved-designs/saved-design.service.ts";
import { sessionRoutes } from "./sessions/session.routes.ts";

/** Functions of upper modules that this module calls. */
interface IdentityOptions {
  guestCarts: GuestCarts;
  guestMessages: GuestMessages;
  describeDesign: DescribeDesign;
}

export const identityRoutes: FastifyPluginAsync<IdentityOptions> = async (
  app,
  { guestCarts, guestMessages, describeDesign },
) => {
  await app.register(sessionRoutes, { guestMessages });
  await app.register(accountRoutes, { guestCarts, guestMessages });
  await app.register(profileRoutes, { guestMessages });
  await app.register(secondFactorRoutes);
  await app.register(savedDesignRoutes, { describeDesign });
};
