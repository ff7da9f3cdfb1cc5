import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Product, loadProduct } from './product.ts';
import { Reach } from './reach.ts';
import { reachText } from './reach-text.ts';
import { replay, runCompany } from './run-company.ts';
import { shrink } from './shrink.ts';
import { realNow } from './simulated-time.ts';
import type { Finding, Recording } from './steps.ts';
import { openStore, type Store } from './store.ts';

const MINUTE_MS = 60_000;
/** Steps of one company: long enough for its documents to end, short enough to be shrunk. */
const STEPS = 6000;
/** How long a finding is made smaller. */
const SHRINK_MS = 2 * MINUTE_MS;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string' },
    replay: { type: 'string' },
    reach: { type: 'string' },
    first: { type: 'boolean', default: false },
  },
});

const textOf = ({ check, detail }: Finding): string => `${check}: ${detail}`;

/** The fewest steps after which the same check fails. */
async function shrunk(product: Product, store: Store, recording: Recording, { check }: Finding): Promise<Recording> {
  const until = realNow() + SHRINK_MS;
  const steps = await shrink(recording.steps, async (some) => {
    if (realNow() > until) return false;
    await store.clear();
    return (await replay(product, store.pool, { ...recording, steps: some })).finding?.check === check;
  });
  return { ...recording, steps };
}

async function repeat(product: Product, store: Store, file: string): Promise<number> {
  await store.clear();
  const { finding } = await replay(product, store.pool, JSON.parse(readFileSync(file, 'utf8')) as Recording);
  console.log(finding ? textOf(finding) : 'Se repitió sin hallazgos.');
  return finding ? 1 : 0;
}

async function simulate(product: Product, store: Store, seed: string): Promise<number> {
  const reach = new Reach(product.commands.keys());
  const begun = realNow();
  const until = begun + Number(values.minutes) * MINUTE_MS;
  let findings = 0;
  for (let n = 1; realNow() < until; n += 1) {
    const own = `${seed}-${n}`;
    await store.clear();
    const { finding, recording } = await runCompany(product, store.pool, own, STEPS, reach, () => realNow() >= until);
    console.log(`Semilla ${own}: ${recording.steps.length} pasos, ${finding ? 'con un hallazgo' : 'sin hallazgos'}`);
    if (!finding) continue;
    findings += 1;
    mkdirSync('coverage', { recursive: true });
    const file = `coverage/simulation-${own}.json`;
    writeFileSync(file, JSON.stringify(recording));
    console.log(textOf(finding));
    // Somebody asks only whether there is one.
    if (values.first) return 1;
    const least = await shrunk(product, store, recording, finding);
    writeFileSync(file, JSON.stringify(least));
    for (const step of least.steps) console.log(JSON.stringify(step));
    console.log(`Se repite con: npm run simulate -- --replay ${file}`);
  }
  const seconds = (realNow() - begun) / 1000;
  const text = reachText(reach, { seconds, seed, minutes: values.minutes, findings });
  console.log(text);
  if (values.reach !== undefined) writeFileSync(values.reach, text);
  return findings > 0 ? 1 : 0;
}

const store = await openStore();
let code = 1;
try {
  const product = await loadProduct();
  code =
    values.replay === undefined
      ? await simulate(product, store, values.seed ?? String(realNow()))
      : await repeat(product, store, values.replay);
} finally {
  await store.close();
}
process.exit(code);
