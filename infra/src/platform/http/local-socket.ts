import { rm } from 'node:fs/promises';
import net from 'node:net';
import type { Server } from 'node:http';
import path from 'node:path';

/**
 * Where a service of this machine is also found: a Unix socket named after its port in SOCKET_DIR, which the launcher
 * sets to a folder that nobody else can enter. What the gateway passes on, frames of the live feed above all, costs half
 * there of what it costs over TCP. undefined without such a folder, and for services elsewhere.
 */
export function localSocket(service: string | number, folder = process.env.SOCKET_DIR): string | undefined {
  if (!folder) return undefined;
  const { hostname, port } =
    typeof service === 'number' ? { hostname: '127.0.0.1', port: String(service) } : new URL(service);
  return hostname === '127.0.0.1' ? path.join(folder, `${port}.sock`) : undefined;
}

/** Lets a server that listens on `port` serve its local socket too. Resolves, once it does, with what closes it. */
export async function serveLocally(server: Server, port: number): Promise<() => void> {
  const file = localSocket(port);
  if (file === undefined) return () => undefined;
  // A service that was killed leaves its socket behind.
  await rm(file, { force: true });
  const local = net.createServer({ allowHalfOpen: true }, (connection) => void server.emit('connection', connection));
  await new Promise<void>((resolve, reject) => local.once('error', reject).listen(file, resolve));
  return () => void local.close();
}
