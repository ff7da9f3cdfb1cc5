import type { DemoLocation } from './warehouses.ts';

/** Racks, levels and places of the demo warehouses as their lists keep them, in walking order. */
export function demoPlaces(ubicaciones: readonly DemoLocation[]) {
  const racks = new Map<string, object>();
  const levels = new Map<string, object>();
  const places: object[] = [];
  for (const { codigo, bodega, nivel, orden, tipo } of ubicaciones) {
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
    places.push({ codigo, nivel: level, tipo, capacidad: 500, recorrido: orden });
  }
  return { racks: [...racks.values()], levels: [...levels.values()], places };
}
