import { actorOf } from '@power/domain/audit/actor.shared';
import { StockCountApproved } from '@power/domain/inventory/counts/events';
import { countTitle } from '@power/domain/inventory/counts/title.shared';
import { StockWithdrawn } from '@power/domain/inventory/events';
import { IssueNoteExecuted } from '@power/domain/inventory/notes/events';
import { issueKind, noteTitle } from '@power/domain/inventory/notes/kinds.shared';
import { SerialStored, SerialWrittenOff } from '@power/domain/inventory/serials/events';
import { unitId } from '@power/domain/inventory/serials/units.shared';
import { type SerialExitRow, serialExitRow } from '@power/domain/inventory/serials/views/serial-exit-row';
import type { EventContext } from '@power/domain/kernel/event';
import { ReservationDelivered, ReservationWithdrawn } from '@power/domain/reservations/events';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

interface Goods {
  readonly producto: { readonly _id: string };
  readonly series?: readonly string[] | undefined;
}
interface Handed {
  readonly reserva: { readonly number: number; readonly cliente: { readonly nombre: string } };
  readonly recibe: string;
  readonly series?: readonly { readonly producto_id: string; readonly series: readonly string[] }[] | undefined;
}
const ofGoods = ({ producto, series = [] }: Goods): string[] => series.map((serie) => unitId(producto._id, serie));
const ofHanded = ({ series = [] }: Pick<Handed, 'series'>): string[] =>
  series.flatMap(({ producto_id, series: units }) => units.map((serie) => unitId(producto_id, serie)));
const ofUnit = ({ producto, serie }: { producto: { _id: string }; serie: string }): string[] => [
  unitId(producto._id, serie),
];

/** Who entered that it exitOf; empty where the system carried out what a document said. */
function personOf(context: EventContext): string {
  const { usuario, perfil } = actorOf(context, {});
  return perfil === '' ? '' : usuario;
}

/** A unit's key without its product: what follows the first dash after it. */
const unitOf = (id: string, producto_id: string) => ({ _id: id, producto_id, serie: id.slice(producto_id.length + 1) });

const handed = (
  _row: SerialExitRow | undefined,
  { reserva, recibe, series = [] }: Handed,
  { at }: EventContext,
  id: string,
): SerialExitRow => {
  const of = series.find(({ producto_id, series: units }) => units.some((serie) => unitId(producto_id, serie) === id))!;
  return {
    ...unitOf(id, of.producto_id),
    documento: `Reserva N° ${reserva.number}`,
    destino: reserva.cliente.nombre,
    persona: recibe,
    fecha: at,
    salio: true,
  };
};

/** A unit that exitOf by this document: what the document said before of where it goes stays. */
const exitOf = (row: SerialExitRow | undefined, exit: Omit<SerialExitRow, 'salio'>): SerialExitRow => ({
  ...exit,
  ...(row?.documento === exit.documento && { destino: row.destino, persona: row.persona }),
  salio: true,
});

/** How units exitOf that no order took; one that is stored again has not exitOf. */
export default rowProjection(serialExitRow, {
  version: 1,
  indexes: [['serie']],
  ignores: [
    'StockReceived',
    'StockAdjusted',
    'StockMoved',
    'StockPlaced',
    'PreferredPlaceAdded',
    'PreferredPlaceRemoved',
    'StockQuarantined',
    'StockCommitted',
    'StockReleased',
    'StockIssued',
    'StockReconciled',
    'IssueNoteDrafted',
    'IssueNoteChanged',
    'IssueNoteSubmitted',
    'IssueNoteApproved',
    'IssueNoteRejected',
    'IssueNoteAnnulled',
    'IssueNoteLineNotMoved',
    'IssueNoteRetried',
    'AttachmentAdded',
    'AttachmentRemoved',
    'StockCountOpened',
    'StockCountLineCounted',
    'StockCountFinished',
    'StockCountReopened',
    'StockCountRetried',
    'StockCountLineNotAdjusted',
    'StockCountCancelled',
    'ReservationCreated',
    'ReservationTaken',
    'ReservationPrepared',
    'ReservationExtended',
    'ReservationReleased',
    'ReservationConverted',
    'ReservationExpired',
    'ReservationStockFreed',
    'ReservationWithdrawalRequested',
    'ReservationWithdrawalTaken',
    'ReservationWithdrawalCancelled',
    'ReservationClientChanged',
  ],
  rules: [
    rule(SerialStored, ofUnit, (): SerialExitRow | undefined => undefined),
    rule(SerialWrittenOff, ofUnit, (row, { producto, motivo }, context, id) =>
      exitOf(row, {
        ...unitOf(id, producto._id),
        documento: motivo,
        destino: '',
        persona: personOf(context),
        fecha: context.at,
      }),
    ),
    rule(StockWithdrawn, ofGoods, (row, { producto, documento, motivo }, context, id) =>
      exitOf(row, {
        ...unitOf(id, producto._id),
        documento,
        destino: motivo,
        persona: personOf(context),
        fecha: context.at,
      }),
    ),
    rule(
      IssueNoteExecuted,
      ({ lineas }) => lineas.flatMap(ofGoods),
      (row, { nota, motivo, ejecutado_por, lineas }, { at }, id): SerialExitRow => {
        const { producto } = lineas.find((line) => ofGoods(line).includes(id))!;
        const documento = noteTitle(issueKind, nota.number);
        return {
          ...unitOf(id, producto._id),
          documento,
          destino: motivo,
          persona: ejecutado_por.nombre,
          fecha: at,
          salio: false,
        };
      },
    ),
    rule(
      StockCountApproved,
      ({ series = [] }) => series.flatMap(({ producto, faltan }) => ofGoods({ producto, series: faltan })),
      (row, { conteo, aprobado_por, series = [] }, { at }, id): SerialExitRow => {
        const { producto } = series.find((one) => ofGoods({ ...one, series: one.faltan }).includes(id))!;
        const documento = countTitle(conteo.number);
        return {
          ...unitOf(id, producto._id),
          documento,
          destino: '',
          persona: aprobado_por.nombre,
          fecha: at,
          salio: false,
        };
      },
    ),
    rule(ReservationDelivered, ofHanded, handed),
    rule(ReservationWithdrawn, ofHanded, handed),
  ],
});
