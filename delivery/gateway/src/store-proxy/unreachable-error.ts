/** The error of a request without a response. The cause of `fetch`'s and the proxy's is that of the connection. */
export function unreachableError(server: string, { message, cause }: Error): Error {
  const { code, message: reason = message } = (cause ?? {}) as NodeJS.ErrnoException;
  return new Error(`${server} does not answer (${code ?? reason}).`);
}
