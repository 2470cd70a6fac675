export { GeneSearch } from "./gene-search.tsx";
