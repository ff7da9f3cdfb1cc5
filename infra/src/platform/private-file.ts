import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Writes a JSON file that only its owner may read (0600), whole or not at all. */
export function writePrivate(file: string, content: unknown): void {
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  renameSync(beside, file);
}

/** The content of a JSON file; undefined when it is missing or was cut short. */
export function readJson<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}
