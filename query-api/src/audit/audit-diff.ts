import { aggregates } from '@power/domain/aggregates';
import { documentOf } from '@power/domain/audit/documents.shared';
import { auditDiff } from '@power/domain/audit/views/event-grid';
import { eventCatalogue } from '@power/domain/events';
import type { Aggregate } from '@power/domain/kernel/aggregate';
import { withoutCosts, withoutFields } from '@power/domain/kernel/costs';
import { reject } from '@power/domain/kernel/rejection';
import { diff } from '@power/infra/platform/history/diff';
import { readDocument, replay } from '@power/infra/platform/history/replay';
import { handleQuery } from '@power/infra/platform/queries/handler';

/** What the events of an aggregate keep from everybody stays out of its states, wherever it stands in them. */
const secretsOf = ({ folds }: Aggregate<unknown>): ReadonlySet<string> =>
  new Set([...folds.values()].flatMap(({ event }) => event.secret));

export default handleQuery(auditDiff, async ({ stream, v1, v2 }, { log, user }) => {
  const aggregate = aggregates.get(documentOf(stream).categoria);
  const document = aggregate && (await readDocument(log, stream));
  if (!document || document.events.length === 0)
    return reject(
      'DOCUMENTO_NO_EXISTE',
      'Documento no encontrado',
      'No hay eventos de ese documento. Revisa el nombre.',
    );
  const secrets = secretsOf(aggregate);
  const { eventos, estados, verificado, hallazgo } = replay(aggregate, document, eventCatalogue, (state) =>
    withoutCosts((withoutFields(state, secrets) ?? {}) as Record<string, unknown>, user),
  );
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
