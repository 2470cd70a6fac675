import { customType } from "drizzle-orm/pg-core";

/** Bytes: `pg` answers a Buffer, PGlite a Uint8Array. */
export const bytea = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });
