import { auditDiff } from '@power/domain/audit/views/event-grid';
import { eventCatalogue } from '@power/domain/events';
import { defineAggregate } from '@power/domain/kernel/aggregate';
import { withoutCosts } from '@power/domain/kernel/costs';
import { reject } from '@power/domain/kernel/rejection';
import { diff } from '@power/infra/platform/history/diff';
import { readDocument, replay } from '@power/infra/platform/history/replay';
import { handleQuery } from '@power/infra/platform/queries/handler';

/** Any document, without knowing its aggregate: what its events said, laid over each other, oldest first. */
const anyDocument = defineAggregate<Record<string, unknown>>('document', {}, []);

export default handleQuery(auditDiff, async ({ stream, v1, v2 }, { log, user }) => {
  const document = await readDocument(log, stream);
  if (document.events.length === 0)
    return reject(
      'DOCUMENTO_NO_EXISTE',
      'Documento no encontrado',
      'No hay eventos de ese documento. Revisa el nombre.',
    );
  let laid: Record<string, unknown> = {};
  const { eventos, estados, verificado, hallazgo } = replay(anyDocument, document, eventCatalogue, (_, event) => {
    const secret = eventCatalogue.get(event.type)?.secret ?? [];
    const shown = Object.fromEntries(
      Object.entries(event.data as Record<string, unknown>).filter(([field]) => !secret.includes(field)),
    );
    return (laid = { ...laid, ...withoutCosts(shown, user) });
  });
  const between = eventos
    .filter((e) => e.version > v1 && e.version <= v2)
    .map((e) => ({ ...e, datos: withoutCosts(e.datos, user) }));
  return {
    ok: true as const,
    cambios: diff(estados[v1] ?? {}, estados[Math.min(v2, estados.length - 1)]),
    eventos: between,
    verificado,
    ...(hallazgo !== undefined && { hallazgo }),
  };
});
