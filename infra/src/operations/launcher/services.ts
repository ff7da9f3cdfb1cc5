import { existsSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from '../../platform/config-error.ts';
import { ENTRIES } from './one-file.ts';

export interface Service {
  name: 'gateway' | 'command-api' | 'query-api' | 'projector' | 'jobs';
  /** Entry module after the build, from the root of the repository. */
  entry: string;
  /** Variable in which the others find it. */
  urlVariable?: 'COMMAND_API_URL' | 'QUERY_API_URL' | 'PROJECTOR_URL' | 'JOBS_URL';
  /** Options of Node for this service. */
  nodeOptions?: readonly string[];
  /** Services of a lower number stop first: nobody loses the one he is talking to. */
  stopStage: number;
}

export const root = path.resolve(import.meta.dirname, '../../../..');

/** Events of several batches are alive at once: in V8's ordinary young space of 16 MB a rebuild spends a third of its time copying them. */
const roomForBatches = ['--min-semi-space-size=64', '--max-semi-space-size=64'];

export const allServices: Service[] = [
  { name: 'command-api', entry: ENTRIES['command-api'], urlVariable: 'COMMAND_API_URL', stopStage: 2 },
  { name: 'query-api', entry: ENTRIES['query-api'], urlVariable: 'QUERY_API_URL', stopStage: 3 },
  {
    name: 'projector',
    entry: ENTRIES.projector,
    urlVariable: 'PROJECTOR_URL',
    nodeOptions: roomForBatches,
    stopStage: 3,
  },
  { name: 'jobs', entry: ENTRIES.jobs, urlVariable: 'JOBS_URL', stopStage: 2 },
  { name: 'gateway', entry: ENTRIES.gateway, stopStage: 1 },
];

/**
 * The services that can be started. A missing one is a ConfigError, unless POWER_PARTIAL=1 says that
 * the system is being developed: then it is left out, with a warning.
 */
export function buildServices(base: string, partial: boolean, warn: (line: string) => void): Service[] {
  return allServices.filter(({ name, entry }) => {
    if (existsSync(path.join(base, entry))) return true;
    if (!partial) throw new ConfigError(`Falta ${entry}: compila el sistema con npm run build.`);
    warn(`Aviso: ${name} todavía no existe (${entry}) y no se inicia.`);
    return false;
  });
}
