import type { Config } from "jest";

/** The sandbox imports nothing of ours, so it has its own small settings instead of the shared preset. */
export default {
  testEnvironment: "node",
  testMatch: ["<rootDir>/*/*.test.ts"],
  transform: {
    "\\.(ts|js)$": ["@swc/jest", { jsc: { target: "es2024", parser: { syntax: "typescript" } } }],
  },
  // Jest reads CommonJS; cookie, which Fastify's inject needs, is the one package here that has none.
  transformIgnorePatterns: ["/node_modules/(?!(\\.pnpm|cookie)/)"],
} satisfies Config;
