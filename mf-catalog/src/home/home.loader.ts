import { api } from "@ligate/platform/api";
import type { LoaderFunctionArgs } from "@ligate/platform/router";

/** Loads the lists of the home page. A list that fails to load is `null`, so that the page still shows the other. */
export async function homeLoader({ request: { signal } }: LoaderFunctionArgs) {
  const [featured, posts] = await Promise.allSettled([
    api.get("/api/products/get-latest-featured-products/", { signal }),
    api.get("/api/blogs/get-latest-blogs/", { signal }),
  ]);
  return { featured: valueOrNull(featured), posts: valueOrNull(posts) };
}

function valueOrNull<T>(result: PromiseSettledResult<T>): T | null {
  return result.status === "fulfilled" ? result.value : null;
}
