/**
 * Delays loading a library until its first use, so that the API starts without it: most processes send no mail and
 * import no content. For synchronous callers; others use `import()`.
 * @param load loads the library by `require`, because `import()` is asynchronous
 */
export function loadOnUse<T>(load: () => T): () => T {
  let loaded: { value: T } | undefined;
  return () => {
    loaded ??= { value: load() };
    return loaded.value;
  };
}
