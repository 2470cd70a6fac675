export { pageTests as default } from "@ligate/delivery/build/testing/jest";
