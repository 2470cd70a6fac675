import { customType } from "drizzle-orm/pg-core";

/** A bytea column. `pg` returns a Buffer, PGlite a Uint8Array. */
export const bytea = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });
