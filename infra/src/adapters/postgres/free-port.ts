import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

const given = new Set<number>();

/**
 * A TCP port that nobody uses now on 127.0.0.1 and that was not given before. It lies below the range
 * from which systems take outgoing connections, so that a server that restarts finds it free again.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    if (given.has(port) || (await portProblem(port, '127.0.0.1'))) continue;
    given.add(port);
    return port;
  }
}

/** Why a server could not listen there now; undefined when it can. */
export function portProblem(port: number, host?: string): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}
