import { defineConfig } from "drizzle-kit";

/** `pnpm --filter api migrations` compares the tables with the migrations in drizzle/ and writes a new one. */
export default defineConfig({
  dialect: "postgresql",
  schema: "./src/**/*.table.ts",
  out: "./drizzle",
});
