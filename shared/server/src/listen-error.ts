/** A sentence for the operator, if a server could not listen: its port is in use, or its address is not of this machine. */
export function describeListenError(error: unknown): string | undefined {
  const { syscall, code, address, port } = (error ?? {}) as NodeJS.ErrnoException & {
    address?: string;
    port?: number;
  };
  if (syscall !== "listen") return undefined;
  const reason = code === "EADDRINUSE" ? "is used by another program" : `cannot be opened (${code})`;
  return `Port ${port} of ${address} ${reason}. Set another address or port.`;
}
