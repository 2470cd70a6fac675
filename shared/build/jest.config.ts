export { nodeTests as default } from "./src/testing/jest.ts";
