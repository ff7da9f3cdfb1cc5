import type { Server, ServerResponse } from 'node:http';

export interface DrainOptions {
  /** How long running replies may take, ms; what is left is cut. Default 8000: less than the launcher's patience. */
  readonly graceMs?: number;
  /** How long kept connections are still listened to, ms: what a client was just sending is answered. Default 0. */
  readonly lingerMs?: number;
}

/**
 * Makes a server end in order. Call it before the server takes requests; what it returns stops accepting, answers what was
 * accepted (on any connection, those of a local socket too, which `server.close` does not wait for) and tells each client
 * that the connection ends with the reply. Resolves when the last reply has gone.
 */
export function drainable(server: Server): (options?: DrainOptions) => Promise<void> {
  const running = new Set<ServerResponse>();
  let draining = false;
  let onIdle = (): void => undefined;
  server.prependListener('request', (_req, res: ServerResponse) => {
    running.add(res);
    if (draining) res.setHeader('Connection', 'close');
    res.once('close', () => {
      running.delete(res);
      if (running.size === 0) onIdle();
    });
  });
  return async ({ graceMs = 8000, lingerMs = 0 } = {}) => {
    draining = true;
    for (const res of running) if (!res.headersSent) res.setHeader('Connection', 'close');
    // Stops listening, and keeps the idle connections that http.Server's own close would cut.
    server.closeIdleConnections = () => undefined;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    await new Promise((resolve) => setTimeout(resolve, lingerMs));
    const sweep = setInterval(() => Object.getPrototypeOf(server).closeIdleConnections.call(server), 20);
    const timer = setTimeout(() => {
      server.closeAllConnections();
      running.clear();
      onIdle();
    }, graceMs);
    await new Promise<void>((resolve) => {
      onIdle = resolve;
      if (running.size === 0) resolve();
    });
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 1000).unref())]);
    server.closeAllConnections();
    clearInterval(sweep);
    clearTimeout(timer);
  };
}
