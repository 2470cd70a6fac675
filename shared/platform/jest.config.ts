export { pageTests as default } from "@ligate/build/jest";
