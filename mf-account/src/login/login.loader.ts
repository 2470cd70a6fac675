import { requireSignedOut } from "@ligate/platform/session";

export const loginLoader = () => requireSignedOut();
