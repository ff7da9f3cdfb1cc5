import { defineAggregate, on } from '../../kernel/aggregate.ts';
import { attachmentFolds } from '../../kernel/attachment-events.ts';
import type { Attached } from '../../kernel/attachments.ts';
import type { RefConteo } from './events.ts';
import * as events from './events.ts';
import { difference, foundSerials, missingSerials } from './lines.shared.ts';
import type { Conteo, LineaContada } from './parts.ts';

export type Count = Conteo & Attached;
export type CountState = Count | undefined;

const put = (s: CountState, change: Partial<Count>): CountState => s && { ...s, ...change };
const line = (s: CountState, linea: number, change: (l: LineaContada) => LineaContada): CountState =>
  put(s, { lineas: (s?.lineas ?? []).map((one) => (one.linea === linea ? change(one) : one)) });

/** Stream `stockcount-<number>`. */
export const stockCount = defineAggregate<CountState>('stockcount', undefined, [
  on(events.StockCountOpened, (_, { lineas, ...d }) => ({
    ...d,
    estado: 'Abierto',
    lineas: lineas.map((one) => ({ ...one, lecturas: [], pendiente: null })),
    aprobado_por: null,
    motivo: null,
    motivo_anulacion: null,
  })),
  on(events.StockCountLineCounted, (s, { linea, producto, ubicacion, serializable, lectura, nueva }) =>
    nueva
      ? put(s, {
          estado: 'En Conteo',
          lineas: [
            ...(s?.lineas ?? []),
            {
              linea,
              producto,
              ubicacion,
              ...(serializable && { serializable }),
              lecturas: [lectura],
              pendiente: null,
            },
          ],
        })
      : put(
          line(s, linea, (one) => ({ ...one, lecturas: [...one.lecturas, lectura] })),
          { estado: 'En Conteo' },
        ),
  ),
  on(events.StockCountFinished, (s, { pmp }) =>
    put(s, {
      estado: 'Por Aprobar',
      lineas: (s?.lineas ?? []).map((one) => ({ ...one, pmp: pmp[one.producto._id] ?? 0 })),
    }),
  ),
  on(events.StockCountReopened, (s, { lineas }) =>
    put(s, {
      estado: 'En Conteo',
      lineas: (s?.lineas ?? []).map((one) => (lineas.includes(one.linea) ? { ...one, lecturas: [] } : one)),
    }),
  ),
  on(events.StockCountApproved, (s, { aprobado_por, motivo }) => put(s, { estado: 'Ajustado', aprobado_por, motivo })),
  on(events.StockCountRetried, (s) =>
    put(s, { lineas: (s?.lineas ?? []).map((one) => ({ ...one, pendiente: null })) }),
  ),
  on(events.StockCountLineNotAdjusted, (s, { linea, motivo }) =>
    line(s, linea, (one) => ({ ...one, pendiente: motivo })),
  ),
  on(events.StockCountCancelled, (s, { motivo }) => put(s, { estado: 'Anulado', motivo_anulacion: motivo })),
  ...attachmentFolds<Count>(),
]);

export const refOf = ({ _id, number, bodega }: Count): RefConteo => ({ _id, number, bodega });

/** By how much each of these lines is adjusted: those that differ. */
export const adjustmentsOf = (lineas: readonly LineaContada[]) =>
  lineas
    .filter((one) => difference(one) !== 0)
    .map((one) => ({
      linea: one.linea,
      producto: one.producto,
      ubicacion: one.ubicacion,
      diferencia: difference(one),
    }));

/** What the last readings say of serials: which are not where they were known to be, and which are there after all. */
export const countedSerials = (lineas: readonly LineaContada[]) =>
  lineas.flatMap(({ linea, producto, ubicacion, lecturas }) => {
    const last = lecturas.at(-1);
    const [faltan, estan] = last ? [[...missingSerials(last)], [...foundSerials(last)]] : [[], []];
    return faltan.length + estan.length === 0
      ? []
      : [{ linea, producto, ubicacion, leida: last!.fecha, faltan, estan }];
  });
