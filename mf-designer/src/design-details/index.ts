export { DesignDetails } from "./design-details.tsx";
