import type { ReceiptPlan } from './story/plan.ts';
import type { DemoLocation } from './warehouses.ts';

/** Key of the place of a product in a warehouse. */
const keptAt = (bodega: string, producto: string): string => `${bodega}/${producto}`;

/** Where each product is kept in a warehouse; undefined in one without a plan. */
export function placesOf(ubicaciones: readonly DemoLocation[]) {
  const codes = new Map(
    ubicaciones.flatMap(({ bodega, producto, codigo }) =>
      producto === undefined ? [] : [[keptAt(bodega, producto), codigo] as const],
    ),
  );
  return (bodega: string, producto: string): string | undefined => codes.get(keptAt(bodega, producto));
}

/** Units that a place of whole cases holds, and one of picking whose product never came. */
const USUAL_ROOM = 200;

/**
 * Racks, levels and places of the demo warehouses as their lists keep them, in walking order. A place of picking was made for
 * what comes at once of its product, and for what is brought back to it.
 */
export function demoPlaces(ubicaciones: readonly DemoLocation[], receipts: readonly ReceiptPlan[]) {
  const most = new Map<string, number>();
  for (const { bodega, lineas } of receipts)
    for (const { producto, cantidad } of lineas) {
      const key = keptAt(bodega, producto);
      most.set(key, Math.max(most.get(key) ?? 0, cantidad));
    }
  const racks = new Map<string, object>();
  const levels = new Map<string, object>();
  const places: object[] = [];
  for (const { codigo, bodega, nivel, orden, tipo, producto } of ubicaciones) {
    const level = codigo.slice(0, codigo.lastIndexOf('-P'));
    const rack = level.slice(0, level.lastIndexOf('-N'));
    const walk = Number(rack.slice(rack.lastIndexOf('-R') + 2));
    racks.set(rack, { codigo: rack, bodega, pasillo: String.fromCharCode(64 + Math.ceil(walk / 2)), recorrido: walk });
    levels.set(level, {
      codigo: level,
      bloque: rack,
      numero: nivel,
      altura: nivel * 180,
      peso_maximo: nivel === 1 ? 800 : 400,
    });
    const comes = producto === undefined ? undefined : most.get(keptAt(bodega, producto));
    const capacidad = comes === undefined ? USUAL_ROOM : Math.ceil((comes * 2) / 10) * 10;
    places.push({ codigo, nivel: level, tipo, capacidad, recorrido: orden });
  }
  return { racks: [...racks.values()], levels: [...levels.values()], places };
}
