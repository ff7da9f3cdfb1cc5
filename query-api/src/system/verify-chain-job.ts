import { createHash } from 'node:crypto';
import path from 'node:path';
import { dayOf } from '@power/domain/kernel/dates';
import { openEventStore } from '@power/infra/adapters/event-store/open-event-store';
import { defineJob } from '@power/infra/adapters/queue/define-job';
import { readAnchor, writeAnchor } from '@power/infra/platform/event-store/anchor';
import type { EventStore } from '@power/infra/platform/event-store/port';
import type { EvidenceFinding } from '@power/infra/platform/evidence/evidence-finding';
import { verifyEvidence } from '@power/infra/platform/evidence/verify-evidence';
import { rememberVerified } from '@power/infra/platform/evidence/verify-since';
import { tellAdministrators } from '@power/infra/platform/notifications/tell-administrators';
import { settings } from '@power/infra/platform/service/settings';
import { z } from 'zod';

/** Each log has an anchor of its own: the copy of a log has other positions. */
const anchorFile = async (store: EventStore): Promise<string> =>
  path.join(settings.DATA_DIR, `ancla-${(await store.identity()).slice(0, 8)}.json`);

const inWords = ({ stream, version, detail }: EvidenceFinding): string =>
  stream === undefined ? detail : `${stream} ${version ?? ''}: ${detail}`;

/** Every administrator hears of it, with the event by name; the same finding once a day. */
const alarm = (comentario: string): Promise<unknown> =>
  tellAdministrators(
    {
      tipo: 'registro_alterado',
      titulo: 'El registro de eventos fue alterado',
      comentario,
      comentario_adicional: 'Compáralo con un respaldo y con un ancla guardada en otra máquina.',
    },
    `verify-chain/${dayOf(new Date())}/${createHash('sha256').update(comentario).digest('hex').slice(0, 16)}`,
  );

/**
 * Checks the whole log every night, and whenever somebody asks (ADR 1): its chain and signatures, each event to the letter
 * against what signed heads stand for, and that what the last check saw is still there. A sound log leaves a new anchor in DATA_DIR.
 */
export default defineJob({
  name: 'verify-chain',
  schema: z.strictObject({}),
  heavy: true,
  schedule: { cron: '30 3 * * *', data: {} },
  run: async (_, { progress, log: report }) => {
    progress(1, 'Verificando la cadena de eventos');
    const store = await openEventStore({
      databaseUrl: settings.DATABASE_URL,
      eventstoreUrl: settings.EVENTSTORE_URL,
      readOnly: true,
    });
    try {
      const file = await anchorFile(store);
      const { ok, events, streams, sealed, findings, log } = await verifyEvidence(settings.DATA_DIR, store, {
        anchor: readAnchor(file),
      });
      if (log.anchor) writeAnchor(file, log.anchor);
      if (ok && sealed) await rememberVerified(settings.DATA_DIR, store, sealed);
      const [finding] = findings;
      if (!finding) return { ok, eventos: events, detalle: `${streams} documentos sin alteraciones` };
      report.error(
        { findings: findings.map((one) => ({ ...one, position: String(one.position) })) },
        'the event log does not verify',
      );
      const detalle = `${inWords(finding)}${findings.length > 1 ? ` (y ${findings.length - 1} más)` : ''}`;
      await alarm(detalle);
      return { ok, eventos: events, detalle };
    } finally {
      await store.close();
    }
  },
});
