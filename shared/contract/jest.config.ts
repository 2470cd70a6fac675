export { nodeTests as default } from "@ligate/delivery/build/testing/jest";
