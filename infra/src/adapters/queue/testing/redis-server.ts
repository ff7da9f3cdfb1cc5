import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../postgres/free-port.ts';

/** A Redis of our own, which a test may kill. */
export interface OwnRedis {
  readonly url: string;
  /** kill -9; what it held is gone. Resolves when the process is. */
  kill(): Promise<void>;
  /** Starts it again at the same address, empty. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** A real Redis for tests: the one of TEST_REDIS_URL or REDIS_URL, or redis-server of the PATH as a process of our own. */
export function findRedis(): { readonly url: string } | { readonly program: string } | { readonly reason: string } {
  const url = process.env.TEST_REDIS_URL || process.env.REDIS_URL;
  if (url) return { url };
  if (spawnSync('redis-server', ['--version']).status === 0) return { program: 'redis-server' };
  return { reason: 'neither TEST_REDIS_URL nor REDIS_URL is set and no redis-server is on the PATH' };
}

export async function startRedis(program: string, ...args: string[]): Promise<OwnRedis> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'power-redis-'));
  const port = await freePort();
  let server: ChildProcess;
  const start = async (): Promise<void> => {
    server = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', ...args], {
      stdio: 'ignore',
    });
    const failed = once(server, 'exit').then(() => Promise.reject(new Error(`${program} did not start`)));
    await Promise.race([listens(port), failed]);
    failed.catch(() => undefined);
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, 'exit');
    server.kill(signal);
    await gone;
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function listens(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const open = await new Promise<boolean>((resolve) =>
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false)),
    );
    socket.destroy();
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
