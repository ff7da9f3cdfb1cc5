import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { DemoSize } from '../../operations/demo/seeding/size.ts';
import { askHealth } from '../../operations/launcher/health.ts';
import { readRuntime, type Runtime } from '../../operations/launcher/runtime.ts';
import { startOf } from '../../operations/launcher/one-file.ts';
import { freePort } from '../../adapters/postgres/free-port.ts';
import { waitGone } from '../../adapters/postgres/postmaster.ts';
import { withoutServers } from './environment.ts';

export interface TestSystem {
  /** Address of the gateway. */
  url: string;
  dataDir: string;
  launcher: ChildProcess;
  /** What the launcher said so far. */
  output(): string;
  /** runtime.json now: ids, ports and the environment of the services. */
  runtime(): Runtime;
  /** Id of a service, of `postgres` or of the `launcher`. */
  pid(name: string): number;
  /** kill -9 (or another signal); resolves when that process is gone. */
  kill(name: string, signal?: NodeJS.Signals): Promise<void>;
  /** Waits for GET /health = 200. Throws, with what was said, when the launcher ends meanwhile. */
  waitHealthy(): Promise<void>;
  /** Waits for the line with the address: demo seeded, all ready. Throws like waitHealthy. */
  waitReady(): Promise<void>;
  /** Starts again on the same folder and port, after the launcher was killed or stopped. */
  restart(): Promise<TestSystem>;
  /** Stops in order (SIGTERM); resolves with the exit code. The folder stays. */
  stop(): Promise<number | null>;
  /** Stops, and removes the folder unless it was given. */
  remove(): Promise<void>;
}

export interface TestSystemOptions {
  /** With the demo company, of which `small` is there in seconds. Default: none. */
  demo?: DemoSize;
  env?: Record<string, string>;
  dataDir?: string;
  port?: number;
}

const root = path.resolve(import.meta.dirname, '../../../..');

/**
 * The whole built system on a temporary DATA_DIR and a free port, as `npm start` runs it. Inherits
 * neither servers nor demo from the test's environment: DEMO is 0 unless `env` says otherwise.
 */
export async function startSystem(options: TestSystemOptions = {}): Promise<TestSystem> {
  const dataDir = options.dataDir ?? (await mkdtemp(path.join(os.tmpdir(), 'power-system-')));
  const port = options.port ?? (await freePort());
  const { NODE_OPTIONS: _jest, ...inherited } = withoutServers(process.env);
  const launcher = spawn(process.execPath, [path.join(root, startOf(root, 'launcher'))], {
    env: {
      ...inherited,
      DEMO: options.demo ? '1' : '0',
      DEMO_SIZE: options.demo ?? '',
      PORT: String(port),
      DATA_DIR: dataDir,
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  launcher.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  launcher.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const over = (): boolean => launcher.exitCode !== null || launcher.signalCode !== null;
  const url = `http://127.0.0.1:${port}`;

  const until = async (done: () => Promise<boolean> | boolean): Promise<void> => {
    while (!(await done())) {
      if (over()) throw new Error(`the launcher ended (${launcher.exitCode ?? launcher.signalCode}):\n${output}`);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  };
  const runtime = (): Runtime => {
    const found = readRuntime(dataDir);
    if (!found) throw new Error(`no runtime.json in ${dataDir}:\n${output}`);
    return found;
  };
  const pid = (name: string): number => {
    if (name === 'launcher') return launcher.pid ?? 0;
    const found = name === 'postgres' ? runtime().postgres?.pid : runtime().services[name]?.pid;
    if (!found) throw new Error(`${name} is not running`);
    return found;
  };
  const system: TestSystem = {
    url,
    dataDir,
    launcher,
    runtime,
    pid,
    output: () => output,
    async kill(name, signal = 'SIGKILL') {
      const target = pid(name);
      process.kill(target, signal);
      if (!(await waitGone(target, 20_000))) throw new Error(`${name} (${target}) survived ${signal}`);
    },
    waitHealthy: () => until(async () => (await askHealth(url)).ok),
    waitReady: () => until(() => output.includes('Sistema Power Mobile listo')),
    restart: () => startSystem({ ...options, dataDir, port }),
    async stop() {
      if (!over()) {
        const gone = new Promise((resolve) => launcher.once('exit', resolve));
        launcher.kill('SIGTERM');
        await gone;
      }
      return launcher.exitCode;
    },
    async remove() {
      await system.stop();
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
    },
  };
  return system;
}
