import { customType } from "drizzle-orm/pg-core";
import { safeHtml } from "./rich-text.ts";

/**
 * A column of HTML that pages insert without escaping. Sanitized when it is loaded, and again on every read, so that
 * markup written into the database by other means cannot run scripts.
 */
export const richText = customType<{ data: string; driverData: string }>({
  dataType: () => "text",
  fromDriver: safeHtml,
});
