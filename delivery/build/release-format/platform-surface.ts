import { z } from "zod";

/**
 * What the modules of platform declare, as the shell's release records it: module, such as `@ligate/platform/cart` → name
 * → text of its declaration. The members of an object or a class are declarations of their own: `cart.add`. What a module
 * does not export, but refers to in an export, is named `(internal) CartState`.
 */
export const PlatformSurface = z.record(z.string(), z.record(z.string(), z.string()));
export type PlatformSurface = z.infer<typeof PlatformSurface>;

/** The name of a declaration that its module does not export. */
export const internalName = (name: string): string => `(internal) ${name}`;
