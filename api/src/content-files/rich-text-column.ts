import { customType } from "drizzle-orm/pg-core";
import { safeHtml } from "./rich-text.ts";

/**
 * HTML that pages show as it is. It was sanitised when it was loaded, and is again whenever it is read: what
 * somebody else wrote into the database runs nowhere.
 */
export const richText = customType<{ data: string; driverData: string }>({
  dataType: () => "text",
  fromDriver: safeHtml,
});
