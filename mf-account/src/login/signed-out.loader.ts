import { requireSignedOut } from "@ligate/platform/session";

export const signedOutLoader = () => requireSignedOut();
