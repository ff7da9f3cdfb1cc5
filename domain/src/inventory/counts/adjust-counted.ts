import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import { reject } from '../../kernel/rejection.ts';
import { systemOnly } from '../../kernel/system-only.ts';
import { STOCK_APPROVERS } from '../access.ts';
import { StockAdjusted } from '../events.ts';
import { correctionAt, correctionDue } from '../corrections.shared.ts';
import { atPlace, placeChanged, SIN_UBICAR, unplaced } from '../places.shared.ts';
import { productoId } from '../receive-stock.ts';
import { saldoAfter, stock, warehouse } from '../stock.ts';
import { type Count, refOf, stockCount } from './count.ts';
import { StockCountLineNotAdjusted } from './events.ts';
import { conteoId } from './guards.ts';
import type { Lectura } from './parts.ts';
import { difference } from './lines.shared.ts';
import { countTitle } from './title.shared.ts';

const TITLE = 'La línea no se ajustó';
const bySystem = (user: { readonly sesion: string }) =>
  systemOnly(user, TITLE, 'El stock se ajusta al aprobar el conteo.');

export interface AdjustCountedFacts {
  readonly count: Count;
  /** Corrections of the line's place until it was read, where the reading does not say. */
  readonly corregido: NonNullable<Lectura['corregido']>;
  /** Serials that were missing when the line was read and have left its place since: their units left with them. */
  readonly salieron: number;
}

/** Issued by the process that follows counts, once for each line: its command id keeps a repeat from adjusting twice. */
export const adjustCounted = defineCommand({
  name: 'adjust-counted-stock',
  context: 'inventory',
  path: '/inventarios/modificar',
  accion: 'ajustarporconteo',
  access: { perfiles: STOCK_APPROVERS },
  summary: 'Ajusta el stock de una línea de un conteo aprobado; lo pide el sistema',
  request: z.strictObject({
    accion: z.literal('ajustarporconteo'),
    producto: productoId,
    conteo: conteoId,
    linea: z.number().int().min(1),
  }),
  aggregate: stock,
  needsFacts: true,
  stream: ({ producto }) => producto,
  when: (_state, user) => bySystem(user),
  decide(state, { linea, producto: id }, { facts }: DecideContext<AdjustCountedFacts>) {
    const { count } = facts;
    const line = count.lineas.find((one) => one.linea === linea && one.producto._id === id);
    if (!line || count.estado !== 'Ajustado')
      return reject('LINEA_NO_EXISTE', TITLE, `El conteo no tiene aprobada una línea ${linea}.`);
    const { producto, ubicacion } = line;
    const { bodega } = count;
    const last = line.lecturas.at(-1)!;
    const before = warehouse(state, bodega);
    const cantidad = correctionDue(
      {
        diferencia: difference(line) + facts.salieron,
        fecha: last.fecha,
        corregido: last.corregido ?? facts.corregido,
      },
      correctionAt(before.correcciones, ubicacion),
    );
    if (cantidad === 0) return [];
    const there = ubicacion === null ? unplaced(before) : atPlace(before, ubicacion);
    if (there + cantidad < 0)
      return reject(
        'STOCK_INSUFICIENTE',
        TITLE,
        `En ${ubicacion ?? SIN_UBICAR} quedan ${there} y el ajuste saca ${-cantidad}: sus unidades se movieron después de contarlas. Cuenta de nuevo.`,
      );
    const places = ubicacion === null ? {} : { ubicaciones: [placeChanged(before, ubicacion, cantidad)] };
    const saldo = saldoAfter(before, before.fisico + cantidad, places);
    // Goods promised to customers cannot be adjusted away unseen: somebody must first say which order goes short.
    if (cantidad < 0 && saldo.disponible < 0)
      return reject(
        'STOCK_COMPROMETIDO',
        TITLE,
        `Hay ${saldo.comprometido} unidades comprometidas en pedidos. Informa el faltante o anula un pedido, y reintenta.`,
      );
    return [
      StockAdjusted({
        producto,
        bodega,
        cantidad,
        saldo,
        ...places,
        motivo: `${countTitle(count.number)}: ${count.motivo ?? ''}`,
        conteo: { number: count.number, leida: last.fecha },
      }),
    ];
  },
  answer: () => ({ mensaje: 'El stock de la línea fue ajustado' }),
});

/** Told by the process that adjusts: a line could not be adjusted after all, and why. */
export const countLineNotAdjusted = defineCommand({
  name: 'count-line-not-adjusted',
  context: 'inventory',
  path: '/inventarios/modificar',
  accion: 'lineasinajustar',
  access: { perfiles: STOCK_APPROVERS },
  summary: 'Anota en un conteo que una línea no se ajustó; lo dice el sistema',
  request: z.strictObject({
    accion: z.literal('lineasinajustar'),
    id: conteoId,
    linea: z.number().int().min(1),
    motivo: z.string().max(4000),
  }),
  aggregate: stockCount,
  stream: ({ id }) => String(id),
  when: (state, user) =>
    state ? bySystem(user) : reject('SIN_PERMISO', TITLE, 'Sólo el sistema anota que una línea no se ajustó.'),
  decide: (state, { linea, motivo }) =>
    state!.lineas.find((one) => one.linea === linea)?.pendiente === motivo
      ? []
      : [StockCountLineNotAdjusted({ conteo: refOf(state!), linea, motivo })],
  answer: () => ({ mensaje: 'La línea quedó anotada' }),
});
