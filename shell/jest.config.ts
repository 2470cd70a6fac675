export { pageTests as default } from "@ligate/build/testing/jest";
