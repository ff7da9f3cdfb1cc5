import { spawn } from 'node:child_process';
import { closeSync, fchmodSync, openSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { findBinaries } from './binaries.ts';
import { ensureDatabase } from './ensure-database.ts';
import { freePort } from './free-port.ts';
import { initialiseCluster } from './initialise.ts';
import { accepts, findPostmaster, type Postmaster, waitGone } from './postmaster.ts';
import { chooseRunAs, type RunAs } from './run-as.ts';
import { embeddedSettings } from './settings.ts';
import { addressOf, socketFolder, socketSetting } from './unix-socket.ts';

export interface EmbeddedPostgres {
  /** postgres:// address of database `power`, with its password; it leads over a Unix socket where that is possible. */
  url: string;
  pid: number;
  port: number;
  /** True when a server left by an earlier launcher was taken over. */
  reused: boolean;
  /** Fast shutdown: open transactions are rolled back, what was committed is on disk. Resolves when gone. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Folder of the cluster itself; created at need. */
  dataDir: string;
  /** TCP port on 127.0.0.1; a free one by default. Ignored when a running server is taken over. */
  port?: number;
  /** Over the defaults of settings.ts. */
  settings?: Record<string, string>;
  runAs?: RunAs['kind'];
}

/**
 * Starts the PostgreSQL that npm brought, or takes over the one that already serves the folder
 * (ARCHITECTURE). It listens on 127.0.0.1 and in its own folder alone, outlives us when we are killed, and is stopped by
 * `stop()` only. Throws an Error with one readable line.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const programs = await findBinaries();
  const as = chooseRunAs(options.runAs);
  const wanted = path.resolve(options.dataDir);
  const password = await initialiseCluster(wanted, programs, as, options.settings?.fsync !== 'off');
  const dataDir = realpathSync(wanted);
  const server = await findOrLaunch(dataDir, programs.postgres, as, options);
  const { pid, port, reused } = server;
  const url = addressOf(password, port, server.socket);
  await ensureDatabase(url);
  return { pid, port, reused, url, stop: () => stopPostmaster(pid) };
}

/** After a kill -9 the old server's children may hold its shared memory for a moment: up to 10 s of patience. */
async function findOrLaunch(
  dataDir: string,
  program: string,
  as: RunAs,
  options: EmbeddedOptions,
): Promise<Postmaster & { reused: boolean }> {
  let socket = socketFolder(dataDir);
  for (let attempt = 1; ; attempt++) {
    const found = await findPostmaster(dataDir);
    const server = found ?? (await launch(dataDir, program, as, options, socket));
    try {
      await waitReady(server, dataDir);
      return { ...server, reused: found !== undefined };
    } catch (error) {
      // A folder on a foreign file system may hold no sockets.
      if (socket !== undefined && !found && /Unix-domain socket/.test((error as Error).message)) {
        socket = undefined;
        continue;
      }
      if (attempt >= 50 || (!found && !/shared memory block|already exists/.test((error as Error).message)))
        throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

async function launch(
  dataDir: string,
  program: string,
  as: RunAs,
  options: EmbeddedOptions,
  socket: string | undefined,
): Promise<Postmaster> {
  const port = options.port ?? (await freePort());
  const settings = Object.entries({
    ...embeddedSettings,
    unix_socket_directories: socketSetting(socket),
    ...options.settings,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [command = '', ...args] = [...as.prefix, program, '-D', dataDir, '-p', String(port), ...settings];
  // It may tell what was asked: nobody else's to read, one of an earlier start neither.
  const log = openSync(logFile(dataDir), 'w', 0o600);
  fchmodSync(log, 0o600);
  try {
    const child = spawn(command, args, {
      detached: true,
      cwd: '/',
      uid: as.uid,
      gid: as.gid,
      stdio: ['ignore', log, log],
    });
    await new Promise<void>((resolve, reject) => child.once('spawn', resolve).once('error', reject));
    child.unref();
    return { pid: child.pid ?? 0, port, socket };
  } finally {
    closeSync(log);
  }
}

/** Recovery after a crash may take a while; what counts is that the process lives. */
async function waitReady(server: Postmaster, dataDir: string): Promise<void> {
  while (!(await accepts(server))) {
    if (await waitGone(server.pid, 20)) {
      const log = readFileSync(logFile(dataDir), 'utf8').trim().split('\n');
      const reason = log.findLast((line) => /FATAL|ERROR|PANIC/.test(line)) ?? log.at(-1) ?? '';
      throw new Error(`PostgreSQL no pudo iniciar: ${reason} (registro: ${logFile(dataDir)})`);
    }
  }
}

async function stopPostmaster(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    if (await waitGone(pid, 20_000)) return;
  }
}

function logFile(dataDir: string): string {
  return `${dataDir}.log`;
}
