import { createHash } from 'node:crypto';
import path from 'node:path';
import { dayOf } from '@power/domain/kernel/dates';
import { openEventStore } from '@power/infra/adapters/event-store/open-event-store';
import { defineJob } from '@power/infra/adapters/queue/define-job';
import { internalCommand } from '@power/infra/platform/commands/internal-command';
import { readAnchor, writeAnchor } from '@power/infra/platform/event-store/anchor';
import type { EventStore } from '@power/infra/platform/event-store/port';
import type { Finding } from '@power/infra/platform/event-store/finding';
import { signaturesOf } from '@power/infra/platform/evidence/signatures-of';
import { verifyLog } from '@power/infra/platform/event-store/verify';
import { settings } from '@power/infra/platform/service/settings';
import { z } from 'zod';

/** Each log has an anchor of its own: the copy of a log has other positions. */
const anchorFile = async (store: EventStore): Promise<string> =>
  path.join(settings.DATA_DIR, `ancla-${(await store.identity()).slice(0, 8)}.json`);

const inWords = ({ stream, version, detail }: Finding): string =>
  stream === undefined ? detail : `${stream} ${version ?? ''}: ${detail}`;

/** Every administrator hears of it, with the event by name; the same finding once a day. */
const alarm = (comentario: string): Promise<unknown> =>
  internalCommand(
    'create-notification',
    {
      accion: 'crear',
      tipo: 'registro_alterado',
      titulo: 'El registro de eventos fue alterado',
      comentario,
      comentario_adicional: 'Compáralo con un respaldo y con un ancla guardada en otra máquina.',
      enlace: 'estado-del-sistema',
      perfiles: ['Administrador'],
    },
    `verify-chain/${dayOf(new Date())}/${createHash('sha256').update(comentario).digest('hex').slice(0, 16)}`,
  );

/**
 * Checks the whole log every night, and whenever somebody asks (DESIGN §5): its chain, and that what the last check saw is
 * still there, event by event. A sound log leaves a new anchor in DATA_DIR.
 */
export default defineJob({
  name: 'verify-chain',
  schema: z.strictObject({}),
  heavy: true,
  schedule: { cron: '30 3 * * *', data: {} },
  run: async (_, { progress, log }) => {
    progress(1, 'Verificando la cadena de eventos');
    const store = await openEventStore({ databaseUrl: settings.DATABASE_URL, eventstoreUrl: settings.EVENTSTORE_URL });
    try {
      const file = await anchorFile(store);
      const { ok, events, streams, finding, anchor } = await verifyLog(
        store,
        readAnchor(file),
        await signaturesOf(settings.DATA_DIR, store),
      );
      if (anchor) writeAnchor(file, anchor);
      if (!finding) return { ok, eventos: events, detalle: `${streams} documentos sin alteraciones` };
      log.error({ finding: { ...finding, position: String(finding.position) } }, 'the event log does not verify');
      const detalle = inWords(finding);
      await alarm(detalle);
      return { ok, eventos: events, detalle };
    } finally {
      await store.close();
    }
  },
});
