import os from 'node:os';
import { signInUnderGuesses } from './access/sign-in.ts';
import { append } from './append/append.ts';
import { audit } from './audit/audit.ts';
import type { Bench, Section } from './bench.ts';
import { evidence } from './evidence/evidence.ts';
import { feel } from './feel/feel.ts';
import { exportOfOrders } from './grid/export.ts';
import { fanOut } from './fan-out/fan-out.ts';
import { grid } from './grid/grid.ts';
import { asOf } from './past/as-of.ts';
import { catchUp } from './projection/catch-up.ts';
import { rebuild } from './projection/rebuild.ts';
import { purchasing } from './purchasing/purchasing.ts';
import { peers } from './peers/peers.ts';
import { push } from './push/push.ts';
import { asMarkdown, asText, type Measured } from './report.ts';
import { quiet } from './quiet.ts';
import { reports } from './reports/reports.ts';
import { scale } from './scale/scale.ts';
import { selling } from './selling/selling.ts';
import { firstLoad } from './start/first-load.ts';
import { warmStart } from './start/warm-start.ts';
import { web } from './web/web.ts';
import { warehouse } from './warehouse/warehouse.ts';
import { writeDocs } from './write-docs.ts';

const all: readonly Section[] = [
  append,
  catchUp,
  rebuild,
  push,
  fanOut,
  grid,
  asOf,
  audit,
  signInUnderGuesses,
  exportOfOrders,
  warmStart,
  firstLoad,
  feel,
  scale,
  peers,
  selling,
  reports,
  warehouse,
  purchasing,
  evidence,
  web,
];

const args = process.argv.slice(2);
const flags = new Set(args.filter((arg) => arg.startsWith('--')));
const wanted = args.filter((arg) => !arg.startsWith('--'));
const unknown = [
  ...wanted.filter((name) => !all.some((section) => section.name === name)),
  ...[...flags].filter((flag) => flag !== '--quick' && flag !== '--write'),
];

if (unknown.length > 0) {
  console.error(
    `Unknown: ${unknown.join(', ')}. Sections: ${all.map(({ name }) => name).join(', ')}; options: --quick, --write (into docs/PERFORMANCE.md).`,
  );
  process.exitCode = 2;
} else {
  await run(all.filter(({ name }) => wanted.length === 0 || wanted.includes(name)));
}

async function run(sections: readonly Section[]): Promise<void> {
  const quick = flags.has('--quick');
  // The processes that a section starts speak only when something is wrong.
  process.env.LOG_LEVEL ??= 'error';
  const measured: Measured[] = [];
  for (const section of sections) {
    const bench: Bench = {
      quick,
      runs: quick ? 3 : 5,
      say: (line) => process.stderr.write(`  ${section.name}: ${line}\n`),
    };
    if (!quick) await quiet(bench.say);
    const before = os.loadavg()[0]!;
    const started = performance.now();
    try {
      const figures = await section.run(bench);
      const found: Measured = {
        section: section.name,
        figures,
        seconds: (performance.now() - started) / 1000,
        load: [before, os.loadavg()[0]!],
      };
      measured.push(found);
      console.log(`\n${asText(figures)}\n`);
      if (flags.has('--write')) await writeDocs(section.name, asMarkdown(found, quick));
    } catch (error) {
      console.error(`${section.name} was not measured: ${(error as Error).stack ?? String(error)}`);
      process.exitCode = 1;
    }
  }
  const figures = measured.flatMap((section) => section.figures);
  const missed = figures.filter(({ met }) => met === false);
  console.log(
    `${figures.filter(({ met }) => met).length} goals met, ${missed.length} missed${missed.map(({ what }) => `\n  ✗ ${what}`).join('')}`,
  );
}
