import { PriceBatchPartDone, PriceBatchStarted, PriceBatchUndone } from '@power/domain/pricing/events';
import { priceBatchRow } from '@power/domain/pricing/views/price-batch-row';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

const key = (d: { lote: string }): string[] => [d.lote];

/** Changes of many prices, with their progress. */
export default rowProjection(priceBatchRow, {
  version: 2,
  indexes: [['createdAt']],
  ignores: ['PriceBatchPart'],
  rules: [
    rule(PriceBatchStarted, key, (_, { lote, descripcion, productos, motivo, autor }, c) => ({
      _id: lote,
      descripcion,
      estado: 'En proceso',
      productos,
      hechos: 0,
      motivo,
      autor,
      createdAt: c.at,
      updatedAt: c.at,
    })),
    rule(PriceBatchPartDone, key, (row, { productos, deshacer }, c) => {
      if (!row) return row;
      const hechos = row.hechos + productos;
      const done = hechos >= row.productos;
      return { ...row, hechos, estado: done ? (deshacer ? 'Deshecho' : 'Aplicado') : row.estado, updatedAt: c.at };
    }),
    rule(PriceBatchUndone, key, (row, _d, c) => row && { ...row, hechos: 0, estado: 'Deshaciendo', updatedAt: c.at }),
  ],
});
