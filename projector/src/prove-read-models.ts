/** Proves every read model against the log, beside the running system: `npm run audit:verify -- --read-models`. */
import { openEventStore } from '@power/infra/adapters/event-store/open-event-store';
import type { Projection } from '@power/infra/platform/projection/define';
import { proofLines } from '@power/infra/platform/projection/proof/proof-lines';
import { proveReadModels } from '@power/infra/platform/projection/proof/prove-read-models';
import { installationSecret } from '@power/infra/platform/privacy/secret';
import { discover } from '@power/infra/platform/service/discover';

const databaseUrl = process.env.DATABASE_URL ?? '';
const projections = await discover<Projection>(new URL('.', import.meta.url), ['projection']);
const store = await openEventStore({
  databaseUrl,
  eventstoreUrl: process.env.EVENTSTORE_URL || undefined,
  poolSize: 1,
  privacy: () => installationSecret(process.env.DATA_DIR || '.data', process.env.PRIVACIDAD_LLAVE),
});
const total = { models: 0, rows: 0, wrong: 0, unproven: 0 };
try {
  for await (const proof of proveReadModels(projections, { databaseUrl, store })) {
    total.models += 1;
    total.rows += proof.rows;
    total.wrong += proof.differing > 0 ? 1 : 0;
    total.unproven += proof.unproven === undefined ? 0 : 1;
    for (const line of proofLines(proof)) console.log(line);
  }
} finally {
  await store.close();
}
console.log(
  total.wrong + total.unproven === 0
    ? `Listados verificados: ${total.models}, con ${total.rows} filas y versiones, iguales a lo que dice el registro.`
    : `De ${total.models} listados, ${total.wrong} no dicen lo que dice el registro y ${total.unproven} no se pudieron verificar.`,
);
process.exitCode = total.wrong + total.unproven === 0 ? 0 : 1;
