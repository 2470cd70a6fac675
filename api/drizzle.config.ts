import { defineConfig } from "drizzle-kit";

/** `pnpm --filter api migrations` compares the tables below with drizzle/ and writes the difference. */
export default defineConfig({
  dialect: "postgresql",
  schema: "./src/**/*.table.ts",
  out: "./drizzle",
});
