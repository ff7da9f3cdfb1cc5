import { aggregates } from '@power/domain/aggregates';
import { documentOf } from '@power/domain/audit/documents.shared';
import { auditDiff } from '@power/domain/audit/views/event-grid';
import { eventCatalogue } from '@power/domain/events';
import { withoutCosts, withoutFields } from '@power/domain/kernel/costs';
import { pageOf } from '@power/domain/kernel/history';
import { reject } from '@power/domain/kernel/rejection';
import { diff } from '@power/infra/platform/history/diff';
import {
  inspectStream,
  readDocument,
  stepsOf,
  toldUnsound,
  upToUnreadable,
  versionAt,
  walk,
} from '@power/infra/platform/history/replay';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { secretsOf } from './secrets.shared.ts';

const wrongSides = reject(
  'LIMITES_INVALIDOS',
  'No se puede comparar',
  'El primer momento tiene que ser anterior al segundo. Cambia uno de los dos.',
);

export default handleQuery(auditDiff, async (request, { log, user }) => {
  const { stream, desde, hasta } = request;
  const aggregate = aggregates.get(documentOf(stream).categoria);
  const document = aggregate && (await readDocument(log, stream));
  if (!document || document.events.length === 0)
    return reject(
      'DOCUMENTO_NO_EXISTE',
      'Documento no encontrado',
      'No hay eventos de ese documento. Revisa el nombre.',
    );
  const { events } = document;
  if (desde !== undefined && Date.parse(desde) > Date.parse(hasta ?? new Date().toISOString())) return wrongSides;
  const v1 = request.v1 ?? (desde === undefined ? -1 : versionAt(events, desde));
  const v2 = Math.min(request.v2 ?? (hasta === undefined ? Infinity : versionAt(events, hasta)), events.length - 1);
  if (v1 > v2) return wrongSides;
  const total = v2 - v1;
  const { pagina, from, to } = pageOf(total, request.pagina);
  return upToUnreadable(inspectStream(document), ({ seal, sound }) => {
    // What follows on the first event that is not what was written is told, never folded.
    const last = Math.min(v2, sound.length - 1);
    const secrets = secretsOf(aggregate);
    const page = { from: v1 + 1 + from, to: v1 + 1 + to };
    const { eventos, estados } = walk(
      stepsOf(aggregate, sound, eventCatalogue),
      (state) => withoutCosts((withoutFields(state, secrets) ?? {}) as Record<string, unknown>, user),
      { ...page, states: [v1, last] },
    );
    return {
      ok: true as const,
      cambios: diff(estados.get(v1) ?? {}, estados.get(last) ?? {}),
      eventos: [
        ...eventos.map((e) => ({ ...e, datos: withoutCosts(e.datos, user) })),
        ...toldUnsound(events, sound, page, seal),
      ],
      pagina,
      total,
      v1,
      v2,
      ...seal,
    };
  });
});
