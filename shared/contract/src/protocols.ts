import { z } from "zod";
import { endpoint } from "./endpoint.ts";

/** The bench protocol of a function in a structure: parts in the order of the work. HTML, sanitised when loaded. */
export const Protocol = z.object({
  function_type_name: z.string(),
  structure_type_name: z.string(),
  /** One sentence: what it comes to. */
  description: z.string(),
  parts: z.array(z.object({ title: z.string(), description: z.string(), content: z.string() })),
  /** Path below /media. */
  pdf: z.string(),
});
export type Protocol = z.infer<typeof Protocol>;

/** `:function` and `:structure` are the codes of a SKU, such as KO and LA, in either case of letters. */
export const getProtocol = endpoint({
  method: "GET",
  path: "/api/interface/get-protocol/:function/:structure/",
  answer: Protocol,
});
