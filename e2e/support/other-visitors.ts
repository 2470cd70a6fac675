import type { Browser, Page } from "@playwright/test";
import { visitorHeaders } from "./visitor-address.ts";

/** Runs steps as another visitor, in a browser context of their own. */
export async function asOther<T>(
  browser: Browser,
  baseURL: string | undefined,
  run: (page: Page) => Promise<T>,
) {
  const context = await browser.newContext({ baseURL, extraHTTPHeaders: visitorHeaders() });
  try {
    return await run(await context.newPage());
  } finally {
    await context.close();
  }
}

/** The header that writes of the page's session require. */
export async function csrfHeader(page: Page): Promise<Record<string, string>> {
  const { csrftoken } = (await (await page.request.get("/api/csrf/")).json()) as { csrftoken: string };
  return { "x-xsrf-token": csrftoken };
}

/** Sends JSON to the API with the page's session and its CSRF token, past the checks of the page. */
export async function postAs(page: Page, path: string, data: unknown) {
  const headers = { ...(await csrfHeader(page)), "content-type": "application/json" };
  const response = await page.request.post(path, { data: JSON.stringify(data), headers });
  return { status: response.status(), body: (await response.json()) as { detail: string; fields?: object } };
}
