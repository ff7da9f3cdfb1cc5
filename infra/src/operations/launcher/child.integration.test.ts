import { closeSync, existsSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { isAlive } from '../../adapters/postgres/process-info.ts';
import { attend, Child, type Crash } from './child.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'power-child-'));
const running: Child[] = [];
afterAll(async () => {
  await Promise.all(running.map((child) => child.stop()));
  rmSync(folder, { recursive: true, force: true });
});
const until = async (done: () => boolean): Promise<void> => {
  while (!done()) await new Promise((resolve) => setTimeout(resolve, 10));
};
const start = (program: string, options: { askMs?: number } = {}) => {
  const entry = path.join(folder, `program-${running.length}.mjs`);
  writeFileSync(entry, program);
  const crashes: Crash[] = [];
  const pids: number[] = [];
  const child = new Child({
    name: 'program',
    entry: () => entry,
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: '' },
    token: 'power-test',
    logFile: `${entry}.log`,
    onStarted: (pid) => pids.push(pid),
    onCrash: (crash) => crashes.push(crash),
    ...options,
  });
  running.push(child);
  child.start();
  return { child, crashes, pids, entry };
};

test('one that hangs is ended and started again; one that only works hard is left alone', async () => {
  // Ten questions must be enough for Node to begin, on a machine with other work.
  const askMs = 400;
  const hung = start(`setTimeout(() => { for (;;); }, 300)`, { askMs });
  const busy = start(`setInterval(() => { for (const end = performance.now() + 600; performance.now() < end;); }, 1)`, {
    askMs,
  });
  await until(() => hung.crashes.length > 0 && hung.pids.length > 1);
  expect(hung.crashes[0]).toMatchObject({ how: 'no respondía', waitMs: 200 });
  expect(isAlive(hung.pids[0]!)).toBe(false);
  expect(busy.crashes).toEqual([]);
});

test('one that is replaced starts anew and has not crashed; one that is stopped meanwhile stays away', async () => {
  const { child, crashes, pids } = start('setInterval(() => undefined, 1000)');
  await child.replace();
  expect(pids).toHaveLength(2);
  expect(isAlive(pids[0]!)).toBe(false);
  expect(isAlive(pids[1]!)).toBe(true);
  await Promise.all([child.replace(), child.stop()]);
  expect(pids).toHaveLength(2);
  expect(isAlive(pids[1]!)).toBe(false);
  expect([crashes, child.restarts]).toEqual([[], 0]);
});

test('one that the machine cannot start is tried again', async () => {
  const { crashes, entry } = start('process.exit(3)');
  await until(() => crashes.length > 0);
  expect(crashes[0]!.how).toBe('código 3');
  const nowhere = new Child({
    name: 'nowhere',
    entry: () => entry,
    cwd: path.join(folder, 'missing'),
    env: process.env,
    token: 'power-test',
    logFile: `${entry}.log`,
    onStarted: () => undefined,
    onCrash: (crash) => crashes.push(crash),
  });
  running.push(nowhere);
  nowhere.start();
  await until(() => crashes.some(({ how }) => how === 'ENOENT') && nowhere.restarts > 0);
});

test('the clock of a child is moved, libraries and all, by what stands in a file', async () => {
  const clock = path.join(folder, 'ahead');
  writeFileSync(clock, String(2 * 3_600_000));
  const entry = path.join(folder, 'clock.mjs');
  writeFileSync(
    entry,
    `const seen = () => [Date.now(), new Date().getTime(), Date.parse(Date()), new Date(5).getTime(), new Date() instanceof Date];
     const [begun] = seen();
     process.send(seen());
     const moved = setInterval(() => {
       if (Date.now() > begun) return;
       clearInterval(moved);
       process.send(seen(), () => process.exit(0));
     }, 20);`,
  );
  const said: number[][] = [];
  const child = spawn(process.execPath, ['--import', attend, entry], {
    env: { ...process.env, NODE_OPTIONS: '', CLOCK_FILE: clock },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.on('message', (message) => {
    said.push(message as number[]);
    if (said.length === 1) writeFileSync(clock, String(-72 * 3_600_000));
  });
  // By then the channel has been read to its end, which it need not have been when the process was gone.
  await new Promise((resolve) => child.once('close', resolve));
  const hoursAhead = said.map((seen) => seen.slice(0, 3).map((ms) => Math.round((ms - Date.now()) / 3_600_000)));
  expect(hoursAhead).toEqual([
    [2, 2, 2],
    [-72, -72, -72],
  ]);
  expect(said[0]!.slice(3)).toEqual([5, true]);
});

const withFullDisk = existsSync('/dev/full') ? test : test.skip;
withFullDisk('a log that cannot be written ends nobody', async () => {
  const log = path.resolve(import.meta.dirname, '../../../dist/platform/log.js');
  const entry = path.join(folder, 'full.mjs');
  writeFileSync(
    entry,
    `import { createLog } from ${JSON.stringify(log)};
     const log = createLog('full');
     for (let n = 0; n < 20; n += 1) { log.info('x'.repeat(100_000)); console.log('y'); }
     process.send('alive', () => setTimeout(() => process.exit(0), 100));`,
  );
  const full = openSync('/dev/full', 'a');
  const child = spawn(process.execPath, ['--import', attend, entry], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', full, full, 'ipc'],
  });
  closeSync(full);
  const said: unknown[] = [];
  child.on('message', (message) => said.push(message));
  expect(await new Promise((resolve) => child.once('close', resolve))).toBe(0);
  expect(said).toEqual(['alive']);
});
