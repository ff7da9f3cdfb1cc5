import path from 'node:path';
import { contract } from '@power/domain/contract';
import { type CallBase, mayCall } from '@power/domain/kernel/call';
import { PERFILES, permisosOf } from '@power/domain/kernel/perfiles';
import { openEventStore } from '../../adapters/event-store/open-event-store.ts';
import { readRuntime } from '../../operations/launcher/runtime.ts';
import { runFuzz } from './fuzz.ts';
import { runMatrix } from '../../platform/contract/run-matrix.ts';
import { demoTokens } from './sign-in.ts';

/**
 * `node infra/dist/laboratory/contract/running-cli.js [DATA_DIR] [seed]`: permission matrix and fuzz against the running demo
 * system of that folder. Exit code 1 when a cell or a request came out wrong. The log must stand still meanwhile:
 * anything that trades by itself (demo:live) counts as a change.
 */
const runtime = readRuntime(path.resolve(process.argv[2] ?? process.env.DATA_DIR ?? '.data'));
if (!runtime) throw new Error('no system has run in that folder');
const store = await openEventStore({
  databaseUrl: runtime.env.DATABASE_URL ?? '',
  eventstoreUrl: runtime.env.EVENTSTORE_URL || undefined,
});
const tokenOf = demoTokens(runtime.url);
for (const perfil of PERFILES) await tokenOf(perfil);

const matrix = await runMatrix(runtime.url, contract, tokenOf);
console.log(`${matrix.cells} cells, ${matrix.wrong.length} wrong`);
const allowed = (call: CallBase): string | undefined =>
  PERFILES.find((perfil) => mayCall(call.access, { perfil, permisos: permisosOf(perfil) }));
const fuzz = await runFuzz({
  baseUrl: runtime.url,
  calls: contract,
  state: async () => String(await store.head()),
  tokenFor: (call) => ('publico' in call.access ? undefined : tokenOf(allowed(call) ?? 'Administrador')),
  ...(process.argv[3] && { seed: Number(process.argv[3]) }),
});
console.log(`${fuzz.sent} spoilt requests, ${fuzz.wrong.length} wrong`);
await store.close();
for (const line of [...matrix.wrong, ...fuzz.wrong]) console.log(line);
process.exit(matrix.wrong.length + fuzz.wrong.length > 0 ? 1 : 0);
