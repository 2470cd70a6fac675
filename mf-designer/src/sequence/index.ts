export { DesignSequence } from "./design-sequence.tsx";
