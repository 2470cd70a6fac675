export { SaveDesign } from "./save-design.tsx";
