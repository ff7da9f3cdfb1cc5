import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { askHealth } from '../../../operations/launcher/health.ts';
import { readRuntime } from '../../../operations/launcher/runtime.ts';
import { freePort } from '../../../adapters/postgres/free-port.ts';
import { waitGone } from '../../../adapters/postgres/postmaster.ts';
import { until } from '../bench.ts';

/** The repository that is measured. */
export const ROOT = path.resolve(import.meta.dirname, '../../../../..');
/** A first start tells eighteen months of a company. */
const PATIENCE_MS = 600_000;
/** Asking takes from what is measured. */
const LOOK_MS = 20;

/** Starts what is in `root`, waits until healthy, stops. Milliseconds from the command. */
export async function started(
  root: string,
  folder: string,
  size: string,
): Promise<{ ready: number; compiled: boolean }> {
  const port = await freePort();
  const at = performance.now();
  const child = spawn('npm', ['start', '--silent'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DEMO: '1', DEMO_SIZE: size, PORT: String(port), DATA_DIR: folder },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  try {
    await until(
      `npm start`,
      async () => {
        if (child.exitCode !== null) throw new Error(`npm start ended: ${said}`);
        return (await askHealth(`http://127.0.0.1:${port}`)).ok;
      },
      PATIENCE_MS,
      LOOK_MS,
    );
    const ready = performance.now() - at;
    await until('the address', () => said.includes('Sistema Power Mobile listo'));
    return { ready, compiled: said.includes('Se compila') };
  } finally {
    await stop(child, folder);
  }
}

/** Signals the launcher itself: npm would end before it. */
async function stop(child: ChildProcess, folder: string): Promise<void> {
  const gone = once(child, 'exit');
  const launcher = readRuntime(folder)?.pid;
  if (launcher) process.kill(launcher, 'SIGTERM');
  else child.kill('SIGTERM');
  if (child.exitCode === null && child.signalCode === null) await gone;
  if (launcher && !(await waitGone(launcher, 30_000))) throw new Error(`the launcher (${launcher}) did not stop`);
}
