export { nodeTests as default } from "@ligate/build/testing/jest";
