import { readFileSync } from 'node:fs';

/** Data of every event, by type and schema, as the log has held it; without secrets. */
export const samples = JSON.parse(readFileSync(new URL('./event-samples.json', import.meta.url), 'utf8')) as Record<
  string,
  Record<string, Record<string, unknown>>
>;
