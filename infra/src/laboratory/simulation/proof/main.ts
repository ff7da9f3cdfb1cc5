import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { realNow } from '../simulated-time.ts';
import { FAULTS } from './faults.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    fault: { type: 'string' },
    seed: { type: 'string', default: 'proof' },
  },
});

const pathOf = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** Whether the simulator finds a fault in time; it says so. */
function findsFault({ name, what, by }: (typeof FAULTS)[number]): boolean {
  const begun = realNow();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--import',
      pathOf('install-fault.js'),
      pathOf('../main.js'),
      ...['--minutes', values.minutes, '--seed', values.seed, '--first'],
    ],
    { encoding: 'utf8', env: { ...process.env, SIMULATED_FAULT: name } },
  );
  const finding = /con un hallazgo\n(.*)/.exec(stdout)?.[1];
  const seconds = Math.round((realNow() - begun) / 1000);
  const isFound = status === 1 && finding?.startsWith(`${by}: `) === true;
  console.log(
    isFound
      ? `${name} (${what}): hallado en ${seconds} s. ${finding}`
      : `${name} (${what}): NO hallado en ${seconds} s. ${finding ?? ''}\n${stderr.slice(-2000)}`,
  );
  return isFound;
}

const selection = FAULTS.filter(({ name }) => values.fault === undefined || name === values.fault);
if (selection.length === 0) throw new Error(`no fault is called ${values.fault}`);
process.exit(selection.map(findsFault).every(Boolean) ? 0 : 1);
