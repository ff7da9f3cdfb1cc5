import os from 'node:os';
import type { Figure } from './figure.ts';

export interface Measured {
  readonly section: string;
  readonly figures: readonly Figure[];
  readonly seconds: number;
  /** Processes that wanted a processor, mean of the last minute, before and after the section. */
  readonly load: readonly [number, number];
}

const HEAD = ['figure', 'measured', 'baseline', 'ratio', 'goal', ''];
const mark = ({ met }: Figure): string => (met === undefined ? '' : met ? '✓' : '✗');
const cells = (figure: Figure): string[] => [
  figure.what,
  figure.measured,
  figure.baseline,
  figure.ratio,
  figure.goal,
  mark(figure),
];

/** Aligned columns, for the terminal. */
export function asText(figures: readonly Figure[]): string {
  const rows = [HEAD, ...figures.map(cells)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A section as docs/PERFORMANCE.md keeps it: the command that repeats it, when and how it was measured, its table. */
export function asMarkdown({ section, figures, seconds, load }: Measured, quick: boolean): string {
  const cpu = os.cpus();
  const when = `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const where = `Node ${process.versions.node}, ${os.platform()} ${os.arch()}, ${cpu.length} × ${cpu[0]?.model.trim() ?? 'unknown processor'}, ${Math.round(os.totalmem() / 2 ** 30)} GiB`;
  return [
    `### \`npm run bench -- ${section}\``,
    '',
    `${when}, ${quick ? 'quick' : 'full'} run of ${Math.round(seconds)} s; ${where}; load average ${load[0].toFixed(1)} before, ${load[1].toFixed(1)} after.`,
    '',
    `| ${HEAD.join(' | ')} |`,
    `|${' --- |'.repeat(HEAD.length)}`,
    ...figures.map((figure) => `| ${cells(figure).join(' | ')} |`),
    '',
  ].join('\n');
}
