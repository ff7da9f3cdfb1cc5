import { openEventStore } from '@power/infra/adapters/event-store/open-event-store';
import { verifyLog } from '@power/infra/platform/event-store/verify';
import { defineJob } from '@power/infra/adapters/queue/define-job';
import { settings } from '@power/infra/platform/service/settings';
import { z } from 'zod';

/** Checks the hash chain of the whole log every night, and whenever somebody asks (DESIGN §5). */
export default defineJob({
  name: 'verify-chain',
  schema: z.strictObject({}),
  heavy: true,
  schedule: { cron: '30 3 * * *', data: {} },
  run: async (_, { progress, log }) => {
    progress(1, 'Verificando la cadena de eventos');
    const store = await openEventStore({ databaseUrl: settings.DATABASE_URL, eventstoreUrl: settings.EVENTSTORE_URL });
    try {
      const { ok, events, streams, finding } = await verifyLog(store);
      if (!ok)
        log.error({ finding: { ...finding, position: String(finding?.position) } }, 'the event log does not verify');
      const detalle = finding
        ? `${finding.stream ?? ''} ${finding.version ?? ''}: ${finding.detail}`.trim()
        : `${streams} documentos sin alteraciones`;
      return { ok, eventos: events, detalle };
    } finally {
      await store.close();
    }
  },
});
