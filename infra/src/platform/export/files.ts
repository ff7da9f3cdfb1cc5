import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** How long finished files wait for their owner. */
export const KEPT_MS = 24 * 3_600_000;
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const folderOf = (dataDir: string): string => path.join(dataDir, 'exports');

/** Path of a finished export. Throws on anything that is not the id of a job. */
export function exportPath(dataDir: string, id: string): string {
  if (!/^[\w-]{1,64}$/.test(id)) throw new RangeError('not a job id');
  return path.join(folderOf(dataDir), `${id}.xlsx`);
}

export async function prepareFolder(dataDir: string): Promise<void> {
  await mkdir(folderOf(dataDir), { recursive: true, mode: 0o700 });
}

/** The file, or undefined when it is gone. */
export async function openExport(dataDir: string, id: string): Promise<NodeJS.ReadableStream | undefined> {
  const file = exportPath(dataDir, id);
  return (await stat(file).catch(() => undefined)) && createReadStream(file);
}

/** Removes files older than {@link KEPT_MS}, also half-written ones. Answers how many. */
export async function removeOld(dataDir: string, now: number): Promise<number> {
  let removed = 0;
  for (const name of await readdir(folderOf(dataDir)).catch(() => [])) {
    const file = path.join(folderOf(dataDir), name);
    const info = await stat(file).catch(() => undefined);
    if (!info || now - info.mtimeMs < KEPT_MS) continue;
    await rm(file, { force: true });
    removed += 1;
  }
  return removed;
}

/** How many files wait for their owners, half-written ones too. */
export const countExports = async (dataDir: string): Promise<number> =>
  (await readdir(folderOf(dataDir)).catch((): string[] => [])).length;

/** Removes every file, also half-written ones: what is in them is to be forgotten. */
export async function removeExports(dataDir: string): Promise<void> {
  const folder = folderOf(dataDir);
  const names = await readdir(folder).catch((): string[] => []);
  await Promise.all(names.map((name) => rm(path.join(folder, name), { force: true })));
}

/** Name under which people save it: the report's title (document 3 §9). */
export const fileName = (titulo: string): string =>
  `${
    titulo
      .replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
      .replace(/ +/g, ' ')
      .trim() || 'Datos'
  }.xlsx`;
