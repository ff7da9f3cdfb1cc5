import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const FILE = path.resolve(import.meta.dirname, '../../../../docs/PERFORMANCE.md');
const MARKS = ['<!-- bench -->', '<!-- /bench -->'] as const;

/** Replaces a section's last run in docs/PERFORMANCE.md, or adds it; all else stays. Throws when the marks are gone. */
export async function writeDocs(section: string, markdown: string): Promise<void> {
  const text = await readFile(FILE, 'utf8');
  const [start, end] = MARKS.map((mark) => text.indexOf(mark)) as [number, number];
  if (start < 0 || end < start) throw new Error(`docs/PERFORMANCE.md has no ${MARKS.join(' … ')}`);
  const body = start + MARKS[0].length;
  const kept = text
    .slice(body, end)
    .split(/^(?=### )/m)
    .map((part) => part.trim())
    .filter((part) => part.startsWith('### '));
  const at = kept.findIndex((part) => part.startsWith(`### \`npm run bench -- ${section}\``));
  kept.splice(at < 0 ? kept.length : at, at < 0 ? 0 : 1, markdown.trim());
  await writeFile(FILE, `${text.slice(0, body)}\n\n${kept.join('\n\n')}\n\n${text.slice(end)}`);
}
