import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { attend } from './child.ts';
import { ENTRIES, startOf } from './one-file.ts';
import { OWN_WORK, readDemoMarker, writeDemoMarker } from '../../platform/demo-marker.ts';
import { withoutLogin } from '../../platform/without-credentials.ts';

export const demoEntry = ENTRIES.demo;
/** Fills the read models on another core while the demo is being decided. */
export const fillEntry = ENTRIES['fill-history'];

/** What a decided command leaves behind is gone before the collector would have to move it: half of its work. */
const ROOM = ['--min-semi-space-size=128', '--max-semi-space-size=128'];

export interface DemoOptions {
  root: string;
  dataDir: string;
  env: Record<string, string>;
  say(line: string): void;
}

/**
 * Fills the demo company in its own process, once per database. The program itself leaves a log alone
 * that holds somebody's work, and goes on where a killed run stopped. Resolves true when the demo is there.
 */
export async function seedDemo(options: DemoOptions, started: (child: ChildProcess) => void): Promise<boolean> {
  const base = databaseName(options.env);
  const known = readDemoMarker(options.dataDir);
  if (known?.base === base) return !known.propia;
  if (!existsSync(path.join(options.root, demoEntry))) return false;
  options.say('Se prepara la empresa de demostración (solo la primera vez)…');
  const code = await run(options, started);
  if (code === 0 || code === OWN_WORK) writeDemoMarker(options.dataDir, { base, propia: code === OWN_WORK });
  else options.say(`La demostración no quedó completa (código ${code}); se retoma en el próximo inicio.`);
  return code === 0;
}

function run({ root, env, say }: DemoOptions, started: (child: ChildProcess) => void): Promise<number | null> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...ROOM, '--import', attend, startOf(root, 'demo')], {
      cwd: root,
      env: { ...process.env, ...env, READ_MODELS_PROGRAM: path.join(root, startOf(root, 'fill-history')) },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    started(child);
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', (line) => !line.startsWith('{') && say(`  ${line}`));
    }
    child.once('error', () => resolve(1));
    child.once('exit', resolve);
  });
}

/** Which log the demo went to, without the password; the embedded server's port changes from start to start. */
function databaseName(env: Record<string, string>): string {
  if (env.EVENTSTORE_URL) return withoutLogin(env.EVENTSTORE_URL);
  const { hostname, port, pathname } = new URL(env.DATABASE_URL ?? '');
  return env.EMBEDDED === '1' ? 'embedded' : `${hostname}:${port}${pathname}`;
}
