export { nodeTests as default } from "@ligate/build/jest";
