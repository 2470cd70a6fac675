import { z } from "zod";
import { endpoint } from "./endpoint.ts";

export const BlogEntry = z.object({
  id: z.int(),
  title: z.string(),
  date_posted: z.iso.date(),
  image: z.string(),
  description: z.string(),
});
export type BlogEntry = z.infer<typeof BlogEntry>;

/** `content` is HTML, sanitised when it was loaded. */
export const BlogPost = BlogEntry.extend({
  author: z.string(),
  author_role: z.string(),
  content: z.string(),
});
export type BlogPost = z.infer<typeof BlogPost>;

export const getLatestBlogs = endpoint({
  method: "GET",
  path: "/api/blogs/get-latest-blogs/",
  answer: z.array(BlogEntry),
});
export const getBlog = endpoint({ method: "GET", path: "/api/blogs/get-blog/:id/", answer: BlogPost });
