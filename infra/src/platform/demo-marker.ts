import path from 'node:path';
import { readJson, writePrivate } from './private-file.ts';

/** What the program that brings the demo ends with when it found somebody's own work in the log. */
export const OWN_WORK = 3;

/** Which log was looked at for the demo, and whether it holds somebody's own work instead. */
export interface DemoMarker {
  readonly base: string;
  readonly propia: boolean;
}
const fileIn = (dataDir: string): string => path.join(dataDir, 'demo.json');

/** What the launcher wrote in DATA_DIR; undefined before, and for one written by a version that did not know whose the log is. */
export function readDemoMarker(dataDir: string): DemoMarker | undefined {
  const found = readJson<Partial<DemoMarker>>(fileIn(dataDir));
  return found?.base === undefined || found.propia === undefined ? undefined : (found as DemoMarker);
}

export const writeDemoMarker = (dataDir: string, marker: DemoMarker): void => writePrivate(fileIn(dataDir), marker);

/** Whether the running system is the demo company, whose people and password are public. */
export const isDemo = (env: NodeJS.ProcessEnv = process.env): boolean =>
  env.DEMO === '1' && env.DATA_DIR !== undefined && readDemoMarker(env.DATA_DIR)?.propia === false;
