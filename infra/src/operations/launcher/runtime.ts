import path from 'node:path';
import { readJson, writePrivate } from '../../platform/private-file.ts';

/** What runs now in a DATA_DIR: `${DATA_DIR}/runtime.json` (0600: it holds addresses with passwords). */
export interface Runtime {
  pid: number;
  /** Address of the gateway. */
  url: string;
  healthy: boolean;
  postgres?: { pid: number; port: number };
  services: Record<string, { pid: number; port: number; restarts: number }>;
  /** The environment that every service was given; scripts that work on the running system use it. */
  env: Record<string, string>;
}

const fileOf = (dataDir: string): string => path.join(dataDir, 'runtime.json');

export function writeRuntime(dataDir: string, runtime: Runtime): void {
  writePrivate(fileOf(dataDir), runtime);
}

/** The running (or last run) system of that folder; undefined when none ever ran there. */
export function readRuntime(dataDir: string): Runtime | undefined {
  return readJson<Runtime>(fileOf(dataDir));
}
