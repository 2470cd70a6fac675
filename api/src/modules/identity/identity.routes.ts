import type { FastifyPluginAsync } from "fastify";
import { accountRoutes } from "./accounts/account.routes.ts";
import type { GuestCarts, GuestMessages } from "./accounts/guest-data.ts";
import { profileRoutes } from "./accounts/profile.routes.ts";
import { secondFactorRoutes } from "./accounts/second-factor/second-factor.routes.ts";
import { savedAddressRoutes } from "./addresses/saved-address.routes.ts";
import { savedDesignRoutes } from "./saved-designs/saved-design.routes.ts";
import type { DesignCatalog } from "./saved-designs/saved-design.service.ts";
import { sessionRoutes } from "./sessions/session.routes.ts";

/** Functions of upper modules that this module calls. */
interface IdentityOptions extends DesignCatalog {
  guestCarts: GuestCarts;
  guestMessages: GuestMessages;
}

export const identityRoutes: FastifyPluginAsync<IdentityOptions> = async (
  app,
  { guestCarts, guestMessages, ...designs },
) => {
  await app.register(sessionRoutes, { guestMessages });
  await app.register(accountRoutes, { guestCarts, guestMessages });
  await app.register(profileRoutes, { guestMessages });
  await app.register(secondFactorRoutes);
  await app.register(savedAddressRoutes);
  await app.register(savedDesignRoutes, designs);
};
