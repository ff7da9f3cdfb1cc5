import { aggregates } from '@power/domain/aggregates';
import { documentOf } from '@power/domain/audit/documents.shared';
import { eventCatalogue } from '@power/domain/events';
import type { EventContext } from '@power/domain/kernel/event';
import { personsIn } from '@power/domain/kernel/personal';
import { type PersonRow, personRow } from '@power/domain/privacy/views/person-row';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

const naming = [...eventCatalogue.values()].filter(({ personal }) => personal.length > 0);
const types = new Set(naming.map(({ type }) => type));

/** Whoever follows an aggregate says of each of its events what it does: all others name nobody. */
function others(): string[] {
  const homes = [...aggregates.values()];
  const followed = naming.flatMap(({ type }) => {
    const own = homes.filter(({ folds }) => folds.has(type));
    return own.length === 1 ? own : [];
  });
  return [...new Set(followed.flatMap(({ folds }) => [...folds.keys()]))].filter((type) => !types.has(type));
}

/** Documents that are remembered, and of these how many are told. */
const KEPT = 50;
const TOLD = 4;
/** Events by which somebody signed for goods. */
const DELIVERIES = new Set([
  'RouteStopDelivered',
  'RouteStopPartDelivered',
  'OrderDelivered',
  'OrderPartDelivered',
  'ReservationDelivered',
  'ReservationWithdrawn',
  'RmaDelivered',
  'RmaUnitsReturned',
]);

const told = (documentos: readonly string[]): string =>
  documentos.length > TOLD
    ? `${documentos.slice(0, TOLD).join(' · ')} y ${documentos.length >= KEPT ? 'muchos' : documentos.length - TOLD} más`
    : documentos.join(' · ');

function seen(row: PersonRow | undefined, one: ReturnType<typeof personsIn>[number], type: string, c: EventContext) {
  const { documento, numero } = documentOf(c.stream);
  const place = `${documento} ${numero}`.trim();
  const documentos = [place, ...(row?.documentos ?? []).filter((other) => other !== place)].slice(0, KEPT);
  return {
    _id: one.quien,
    nombre: one.nombre || (row?.nombre ?? ''),
    correo: one.correo || (row?.correo ?? ''),
    rut: one.rut || (row?.rut ?? ''),
    telefono: one.telefono || (row?.telefono ?? ''),
    donde: told(documentos),
    apariciones: (row?.apariciones ?? 0) + 1,
    ultima: c.at,
    documentos,
    tipos: [...new Set([...(row?.tipos ?? []), type])].toSorted(),
    entrega: DELIVERIES.has(type) ? c.at : (row?.entrega ?? null),
    posicion: c.position.toString(),
  };
}

/** Natural persons whom events name: what an administrator looks through before forgetting somebody. */
export default rowProjection(personRow, {
  version: 1,
  indexes: [['ultima'], ['nombre']],
  ignores: others(),
  rules: naming.map((event) =>
    rule(
      event,
      (data) => [...new Set(personsIn(event.personal, data).map(({ quien }) => quien))],
      (row, data, c, key) =>
        seen(
          row,
          personsIn(event.personal, data).findLast(({ quien }) => quien === key)!,
          event.type,
          c,
        ),
    ),
  ),
});
