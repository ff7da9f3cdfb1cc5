import { AttachmentAdded, AttachmentRemoved, attachedTo } from '@power/domain/kernel/attachment-events';
import type { EventContext } from '@power/domain/kernel/event';
import * as events from '@power/domain/inventory/counts/events';
import { type CountRow, countRow } from '@power/domain/inventory/counts/views/count-row';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

const key = ({ conteo }: { readonly conteo: { readonly _id: string } }): string[] => [conteo._id];
const ofCount = attachedTo('stockcount');
const touch = (row: CountRow | undefined, c: EventContext, change: Partial<CountRow> = {}) =>
  row && { ...row, ...change, updatedAt: c.at, version: c.version };

/** A line that is counted anew: whether it closes it, opens a second count, or is the first of a line that nobody had. */
function counted(row: CountRow, { contado, sistema }: { contado: number; sistema: number }, second: boolean) {
  const differs = contado !== sistema;
  if (second) return { contadas: row.contadas + 1, con_diferencia: row.con_diferencia - (differs ? 0 : 1) };
  return differs ? { con_diferencia: row.con_diferencia + 1 } : { contadas: row.contadas + 1 };
}

/** Counts as *Inventarios* lists them: how far each is. */
export default rowProjection(countRow, {
  version: 1,
  indexes: [['number'], ['estado']],
  rules: [
    rule(
      events.StockCountOpened,
      (d) => [d._id],
      (_, { lineas, creado_por, ...d }, c): CountRow => ({
        ...d,
        estado: 'Abierto',
        lineas: lineas.length,
        contadas: 0,
        con_diferencia: 0,
        valor_costo: null,
        sin_ajustar: 0,
        abierto_por: creado_por.nombre,
        aprueba: null,
        motivo: null,
        updatedAt: c.at,
        version: c.version,
      }),
    ),
    rule(
      events.StockCountLineCounted,
      key,
      (row, { lectura, nueva, segunda }, c) =>
        row &&
        touch(row, c, {
          estado: 'En Conteo',
          ...(nueva && { lineas: row.lineas + 1 }),
          ...counted(row, lectura, segunda),
        }),
    ),
    rule(events.StockCountFinished, key, (row, { valor_costo }, c) =>
      touch(row, c, { estado: 'Por Aprobar', valor_costo }),
    ),
    rule(
      events.StockCountReopened,
      key,
      (row, { lineas }, c) =>
        row &&
        touch(row, c, {
          estado: 'En Conteo',
          contadas: row.contadas - lineas.length,
          con_diferencia: 0,
          valor_costo: null,
        }),
    ),
    rule(events.StockCountApproved, key, (row, { aprobado_por, motivo }, c) =>
      touch(row, c, { estado: 'Ajustado', aprueba: aprobado_por.nombre, motivo }),
    ),
    rule(events.StockCountRetried, key, (row, _, c) => touch(row, c, { sin_ajustar: 0 })),
    rule(
      events.StockCountLineNotAdjusted,
      key,
      (row, _, c) => row && touch(row, c, { sin_ajustar: row.sin_ajustar + 1 }),
    ),
    rule(events.StockCountCancelled, key, (row, { motivo }, c) => touch(row, c, { estado: 'Anulado', motivo })),
    rule(AttachmentAdded, ofCount, (row, _, c) => touch(row, c)),
    rule(AttachmentRemoved, ofCount, (row, _, c) => touch(row, c)),
  ],
});
