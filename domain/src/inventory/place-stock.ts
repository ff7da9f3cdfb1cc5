import { z } from 'zod';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import { isRejection, reject, type Rejection } from '../kernel/rejection.ts';
import { optionalText, shortText } from '../kernel/text.ts';
import { WAREHOUSE } from './access.ts';
import { StockPlaced } from './events.ts';
import { closedPlace, type PlaceFacts, quarantine } from './place-room.ts';
import { atPlace, placeChanged, SIN_UBICAR, unplaced, withPlaces, withQuarantine } from './places.shared.ts';
import { MAX_UNITS, productoId } from './receive-stock.ts';
import { type NamedSerials, movedSerials } from './serials/named-serials.shared.ts';
import { series } from './serials/units.shared.ts';
import { saldoOf, stock, warehouse } from './stock.ts';
import { readTrolley } from './trolley.shared.ts';
import { warehouseOfPlace } from './views/place-access.ts';
import { anyWarehouse, openPlace } from './warehouse.shared.ts';
import { LEAST_QUANTITY } from '../kernel/quantity.shared.ts';

export const NOT_MOVED = 'No se puede mover';
const refused = (codigo: string, mensaje: string): Rejection => reject(codigo, NOT_MOVED, mensaje);

/** The places that goods leave and go to. */
export interface MoveFacts extends PlaceFacts {
  readonly origen: PlaceFacts['lugar'];
  readonly series?: NamedSerials;
}

/** Goods put away, moved from shelf to shelf, or taken off one: the warehouse holds as much as before. */
export const placeStock = defineCommand({
  name: 'place-stock',
  context: 'inventory',
  path: '/movimientos/crear',
  accion: 'ubicar',
  access: { perfiles: WAREHOUSE },
  summary: 'Mueve unidades de un producto entre ubicaciones de una bodega; sin ubicación es Sin ubicar',
  request: z.strictObject({
    accion: z.literal('ubicar'),
    producto: productoId,
    bodega: shortText,
    ubicacion: optionalText,
    ubicacion_destino: optionalText,
    cantidad: z.number().int().min(1, LEAST_QUANTITY.texto).max(MAX_UNITS),
    /** Of serializable units that are known by them, one each. */
    series: series.optional(),
    motivo: optionalText,
  }),
  reply: z.object({ quedan: z.number() }),
  refers: { bodega: anyWarehouse, ubicacion_destino: openPlace },
  aggregate: stock,
  needsFacts: true,
  stream: (request) => request.producto,
  decide(state, request, { user, facts }: DecideContext<MoveFacts>) {
    const { bodega, cantidad, motivo, series: named = [] } = request;
    const ubicacion = request.ubicacion || null;
    const ubicacion_destino = request.ubicacion_destino || null;
    if (ubicacion === ubicacion_destino)
      return refused('MISMA_UBICACION', 'Elige una ubicación distinta de la de origen.');
    if (ubicacion !== null && readTrolley(ubicacion))
      return refused('EN_CARRO', 'Está en un carro: ubícalo o devuélvelo desde Productos en Carrito.');
    for (const place of [ubicacion, ubicacion_destino])
      if (place !== null && warehouseOfPlace(place) !== bodega)
        return refused(
          'OTRA_BODEGA',
          `La ubicación ${place} no es de la bodega ${bodega}. Para cambiar de bodega haz un traslado.`,
        );
    const hindered =
      closedPlace(facts, NOT_MOVED) ??
      quarantine(facts, user, NOT_MOVED, motivo) ??
      quarantine({ lugar: facts.origen }, user, NOT_MOVED, motivo);
    if (hindered) return hindered;
    const before = warehouse(state, bodega);
    const there = ubicacion === null ? unplaced(before) : atPlace(before, ubicacion);
    if (!state.producto || there < cantidad)
      return refused(
        'STOCK_INSUFICIENTE',
        `En ${ubicacion ?? `${SIN_UBICAR} de ${bodega}`} hay ${there}: no se pueden mover ${cantidad}. Cuenta y corrige la cantidad.`,
      );
    const ubicaciones = [
      ...(ubicacion === null ? [] : [placeChanged(before, ubicacion, -cantidad)]),
      ...(ubicacion_destino === null ? [] : [placeChanged(before, ubicacion_destino, cantidad)]),
    ];
    const cuarentena = facts.lugar?.tipo === 'cuarentena';
    const saldo = saldoOf(withQuarantine(withPlaces(before, ubicaciones), ubicacion_destino, cuarentena));
    // As with an adjustment: somebody must first say which order goes short.
    if (cuarentena && saldo.disponible < 0 && saldo.disponible < saldoOf(before).disponible)
      return refused(
        'STOCK_COMPROMETIDO',
        `Hay ${saldo.comprometido} unidades comprometidas en pedidos y no alcanzan sin estas. Informa el faltante o anula un pedido antes de dejarlas en cuarentena.`,
      );
    const moved = movedSerials({ cantidad, series: named, hay: there, ubicacion, bodega }, facts.series, NOT_MOVED);
    if (isRejection(moved)) return moved;
    return [
      StockPlaced({
        producto: state.producto,
        bodega,
        ubicacion,
        ubicacion_destino,
        cantidad,
        saldo,
        ubicaciones,
        motivo: motivo || null,
        ...(cuarentena && { cuarentena }),
        ...(moved.length > 0 && { series: [...moved] }),
      }),
    ];
  },
  answer: ({ state }, { bodega, ubicacion, ubicacion_destino }) => {
    const after = warehouse(state, bodega);
    return {
      mensaje: `Quedó en ${ubicacion_destino || SIN_UBICAR}`,
      quedan: ubicacion ? atPlace(after, ubicacion) : unplaced(after),
    };
  },
});
