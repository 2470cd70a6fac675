export { BlogCard } from "./blog-card.tsx";
