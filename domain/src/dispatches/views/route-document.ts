import { defineDocument, factsOf, linesOf } from '../../kernel/document.ts';
import { count, day, instant, number, pesos, rut, state, text } from '../../kernel/field.ts';
import { collected, due } from '../collection.shared.ts';
import { routeLooks, stopLooks } from '../dispatch-looks.ts';
import { ESTADOS_PARADA } from '../parts.ts';
import { routeRow } from './route-row.ts';
import type { RouteSheet, StopSheet } from './sheet.ts';

const facts = factsOf<RouteSheet>();
const sum = (r: RouteSheet, of: (stop: StopSheet) => number): number =>
  r.paradas.reduce((total, stop) => total + of(stop), 0);

/** A route as sheet and history show it. */
export const routeDocument = defineDocument<RouteSheet>()({
  name: 'route',
  context: 'dispatches',
  path: 'despacho',
  words: { uno: 'Despacho', femenino: false },
  row: routeRow,
  title: (id) => `Despacho N° ${id}`,
  of: ({ chofer, patente }) => (patente ? `${chofer} · ${patente}` : chofer),
  state: ({ estado }) => estado,
  looks: routeLooks,
  facts: [
    facts('Despacho', { fecha: day('Fecha'), chofer: text('Chofer'), patente: text('Patente') }, (r) => ({
      fecha: r.fecha,
      chofer: r.chofer,
      patente: r.patente || null,
    })),
    facts(
      'Avance',
      { paradas: count('Paradas'), cargadas: count('Cargadas'), resueltas: count('Resueltas') },
      ({ paradas }) => ({
        paradas: paradas.length,
        cargadas: paradas.filter((p) => p.cargada).length,
        resueltas: paradas.filter((p) => p.estado !== 'Pendiente').length,
      }),
    ),
    facts(
      'Planificación',
      { nombre: text('Planificado por'), createdAt: instant('Planificado'), salida_at: instant('Salida') },
      (r) => ({
        nombre: r.creado_por.nombre,
        createdAt: r.createdAt,
        ...(r.salida_at !== null && { salida_at: r.salida_at }),
      }),
    ),
    facts('Anulación', { motivo_anulacion: text('Motivo') }, (r) => (r.motivo_anulacion === null ? undefined : r)),
  ],
  lines: linesOf<RouteSheet>()(
    {
      orden: count('Parada'),
      pedido: number('Pedido'),
      cliente: text('Cliente'),
      direccion: text('Dirección'),
      comuna: text('Comuna'),
      estado: state('Estado', ESTADOS_PARADA, { looks: stopLooks }),
      receptor: text('Recibió'),
      rut: rut('RUT'),
      motivo: text('Motivo u observación'),
      nueva_fecha: day('Nueva fecha'),
      cobrar: pesos('Por cobrar'),
      cobrado: pesos('Cobrado'),
      linea: number('N°', { internal: true }),
    },
    ({ paradas }) =>
      paradas.map((p, n) => ({
        orden: n + 1,
        pedido: p.pedido.number,
        cliente: p.pedido.client.name,
        direccion: p.direccion?.calle,
        comuna: p.direccion?.comuna,
        estado: p.estado,
        ...(p.receptor && { receptor: p.receptor.nombre, rut: p.receptor.rut }),
        ...(p.motivo !== null && { motivo: p.motivo }),
        ...(p.nueva_fecha !== null && { nueva_fecha: p.nueva_fecha }),
        ...(p.cobrar > 0 && { cobrar: p.cobrar, cobrado: collected(p) }),
        linea: p.linea,
      })),
  ),
  totals: (r) =>
    sum(r, (p) => p.cobrar) === 0
      ? []
      : [
          {
            titulo: 'Cobros',
            rows: [
              { label: 'Cobrado', value: sum(r, collected) },
              { label: 'Falta por cobrar', value: sum(r, due), strong: true },
            ],
          },
        ],
  actions: {
    cargar: { label: 'Cargar', step: (r: RouteSheet) => r.paradas.some((p) => !p.cargada) },
    salir: { label: 'Salir a ruta', step: true },
    entregar: { label: 'Entregar la próxima', step: true },
    agregar: { label: 'Agregar pedidos' },
    ordenar: { label: 'Ordenar por comuna' },
    editar: { label: 'Editar' },
    empaque: { label: 'Lista de empaque' },
    historia: { label: 'Historia' },
    anular: { label: 'Anular', danger: true },
  },
});
export type RouteAction = keyof (typeof routeDocument)['actions'];
