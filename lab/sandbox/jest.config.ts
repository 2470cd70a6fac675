import type { Config } from "jest";

/** The sandbox imports no other package of the repository, so it does not use the shared preset. */
export default {
  testEnvironment: "node",
  testMatch: ["<rootDir>/**/*.test.ts"],
  transform: {
    "\\.(ts|js)$": ["@swc/jest", { jsc: { target: "es2024", parser: { syntax: "typescript" } } }],
  },
  // Jest loads CommonJS. Of the dependencies only `cookie`, which Fastify's inject uses, has no CommonJS build.
  transformIgnorePatterns: ["/node_modules/(?!(\\.pnpm|cookie)/)"],
} satisfies Config;
