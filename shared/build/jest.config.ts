export { nodeTests as default } from "./src/jest.ts";
