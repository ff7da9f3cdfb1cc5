import { readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { commandLine, isAlive } from './process-info.ts';
import { removeStaleSocket, socketFile } from './unix-socket.ts';

export interface Postmaster {
  pid: number;
  port: number;
  /** Folder of its Unix socket; undefined when it listens on TCP alone. */
  socket: string | undefined;
}

/**
 * The PostgreSQL that serves this folder now, or undefined. A `postmaster.pid` left by a crash is
 * removed when its process is gone or is somebody else: after a reboot ids are used again, and
 * PostgreSQL itself would then refuse to start.
 */
export async function findPostmaster(dataDir: string): Promise<Postmaster | undefined> {
  const file = path.join(dataDir, 'postmaster.pid');
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!pid) return undefined;
  if (!isAlive(pid) || !commandLine(pid).includes(dataDir)) {
    await rm(file, { force: true });
    if (port) await removeStaleSocket(dataDir, port);
    return undefined;
  }
  return port ? { pid, port, socket: lines[4] || undefined } : undefined;
}

/** True when the server accepts connections where its clients will come in: it opens the Unix socket after the port. */
export function accepts(server: Pick<Postmaster, 'port' | 'socket'>): Promise<boolean> {
  const { port } = server;
  return new Promise((resolve) => {
    const socket = connect(
      server.socket === undefined ? { port, host: '127.0.0.1' } : { path: socketFile(server.socket, port) },
    );
    socket.once('connect', () => (socket.destroy(), resolve(true)));
    socket.once('error', () => (socket.destroy(), resolve(false)));
  });
}

/** Waits until the process is gone; false when it still lives after `ms` milliseconds. */
export async function waitGone(pid: number, ms: number): Promise<boolean> {
  const until = performance.now() + ms;
  while (isAlive(pid)) {
    if (performance.now() > until) return false;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return true;
}
