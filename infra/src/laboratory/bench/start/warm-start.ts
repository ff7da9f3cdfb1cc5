import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { askHealth } from '../../../operations/launcher/health.ts';
import { readRuntime } from '../../../operations/launcher/runtime.ts';
import { freePort } from '../../../adapters/postgres/free-port.ts';
import { waitGone } from '../../../adapters/postgres/postmaster.ts';
import { type Bench, type Section, until, withFolder } from '../bench.ts';
import { type Figure, limit, told } from '../figure.ts';
import { median } from '../stats.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../../..');

/** `npm start` on a folder that has been started before, until GET /health answers 200. */
export const warmStart: Section = { name: 'start', run: (bench) => withFolder((folder) => measure(folder, bench)) };

async function measure(folder: string, { runs, say }: Bench): Promise<Figure[]> {
  const seeded = await started(folder, 'small');
  say(`first start with a small demo: ${(seeded.ready / 1000).toFixed(1)} s`);
  const healthy: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const { ready, compiled } = await started(folder, 'small');
    // Sources that changed meanwhile are compiled first: not what is asked here.
    if (!compiled) healthy.push(ready / 1000);
  }
  return [
    limit(3, { what: '`npm start`, warm, until healthy', unit: 's', values: healthy }),
    told(
      '…first start with a small demo, until all is told',
      `${(seeded.ready / 1000).toFixed(1)} s`,
      `median of ${healthy.length}: ${median(healthy).toFixed(2)} s warm`,
    ),
  ];
}

/** Starts, waits until healthy, stops. Milliseconds from the command. */
async function started(folder: string, size: string): Promise<{ ready: number; compiled: boolean }> {
  const port = await freePort();
  const at = performance.now();
  const child = spawn('npm', ['start', '--silent'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DEMO: '1', DEMO_SIZE: size, PORT: String(port), DATA_DIR: folder },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  try {
    await until(`npm start`, async () => {
      if (child.exitCode !== null) throw new Error(`npm start ended: ${said}`);
      return (await askHealth(`http://127.0.0.1:${port}`)).ok;
    });
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
