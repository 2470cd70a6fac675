import { requireSignedOut } from "@ligate/platform/session";

export const signupLoader = () => requireSignedOut();
