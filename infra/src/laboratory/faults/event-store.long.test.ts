import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../adapters/postgres/free-port.ts';
import { withoutServers } from '../testing/environment.ts';
import { runFaults } from './run.ts';
import { endProcess } from './second-projector.ts';

const entry = path.resolve(import.meta.dirname, '../../../dist/laboratory/event-store/stand-in/main.js');

/** The stand-in as a process of its own, once it listens. */
async function startStandIn(port: number, file: string): Promise<ChildProcess> {
  const { NODE_OPTIONS: _, ...env } = withoutServers(process.env);
  const child = spawn(process.execPath, [entry, '--port', String(port), '--file', file], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    child.once('exit', (code) => reject(new Error(`the stand-in ended with ${code}`)));
  });
  return child;
}

test('the whole product on EVENTSTORE_URL: the order flow, the command side and the launcher killed, the history verified', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'power-stand-in-'));
  const port = await freePort();
  const standIn = await startStandIn(port, path.join(folder, 'log'));
  try {
    const { problems, figures } = await runFaults({
      seed: 7,
      kills: 2,
      workers: 2,
      env: { EVENTSTORE_URL: `esdb://127.0.0.1:${port}?tls=false` },
      steps: [
        { fault: 'kill', victims: ['command-api'], afterMs: 500 },
        { fault: 'repeat', count: 4, afterMs: 0 },
        { fault: 'kill', victims: ['launcher'], afterMs: 300 },
        { fault: 'repeat', count: 4, afterMs: 300 },
      ],
    });
    expect(problems).toEqual([]);
    expect(figures.acknowledged).toBeGreaterThan(10);
  } finally {
    await endProcess(standIn, 'SIGTERM');
    await rm(folder, { recursive: true, force: true });
  }
}, 300_000);
