import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { freePort } from '../../adapters/postgres/free-port.ts';

const entry = path.resolve(import.meta.dirname, '../../../../projector/dist/main.js');

/** Another projector on the same database, outside the launcher's care. */
export async function startSecondProjector(env: Record<string, string>): Promise<ChildProcess> {
  const { NODE_OPTIONS: _, ...inherited } = process.env;
  return spawn(process.execPath, [entry], {
    env: { ...inherited, ...env, SERVICE_PORT: String(await freePort()) },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

/** Ends it; resolves when it is gone. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}
