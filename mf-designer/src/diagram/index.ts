export { Diagram } from "./diagram.tsx";
