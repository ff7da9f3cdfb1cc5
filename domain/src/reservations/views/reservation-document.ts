import { defineDocument, factsOf, linesOf } from '../../kernel/document.ts';
import { code, count, day, flag, instant, number, text } from '../../kernel/field.ts';
import { pendiente } from '../parts.ts';
import { reservationLooks } from '../reservation-looks.ts';
import { reservationRow } from './reservation-row.ts';
import type { ReservationSheet } from './sheet.ts';

const facts = factsOf<ReservationSheet>();

/** A reservation as sheet and history show it. */
export const reservationDocument = defineDocument<ReservationSheet>()({
  name: 'reservation',
  context: 'reservations',
  path: 'reserva',
  words: { uno: 'Reserva', femenino: true },
  row: reservationRow,
  title: (id) => `Reserva N° ${id}`,
  of: ({ cliente }) => cliente.nombre,
  state: ({ estado }) => estado,
  looks: reservationLooks,
  facts: [
    facts(
      'Reserva',
      {
        cliente: text('Cliente'),
        tipo: text('Tipo'),
        ubicacion: text('Ubicación de cliente'),
        bodega: code('Bodega'),
        vence: day('Vence'),
        motivo: text('Motivo'),
        retenida: flag('Stock retenido'),
      },
      ({ cliente, tipo, ubicacion, bodega, vence, motivo, retenida }) => ({
        cliente: cliente.nombre,
        tipo,
        ubicacion: ubicacion?.nombre,
        bodega,
        vence,
        motivo,
        retenida,
      }),
    ),
    facts('Origen', { cotizacion: number('Cotización'), pedido: number('Pedido') }, ({ cotizacion, pedido }) =>
      cotizacion === null && pedido === null
        ? undefined
        : { cotizacion: cotizacion ?? undefined, pedido: pedido ?? undefined },
    ),
    facts(
      'Ingreso',
      { nombre: text('Creada por'), createdAt: instant('Creada'), ejecutivo: text('Ejecutivo') },
      ({ creado_por, createdAt, ejecutivo }) => ({
        nombre: creado_por.nombre,
        createdAt,
        ejecutivo: ejecutivo.nombre,
      }),
    ),
    facts('Preparación', { usuario: text('Prepara'), recibe: text('Recibe') }, ({ usuario, recibe }) =>
      usuario === null ? undefined : { usuario: usuario.nombre, recibe: recibe ?? undefined },
    ),
    facts('Conversión', { convertida_en: number('Pedido') }, (r) =>
      r.convertida_en === null ? undefined : { convertida_en: r.convertida_en },
    ),
    facts('Liberación', { motivo_liberacion: text('Motivo') }, (r) =>
      r.motivo_liberacion === null ? undefined : { motivo_liberacion: r.motivo_liberacion },
    ),
  ],
  lines: linesOf<ReservationSheet>()(
    {
      codigo: code('Código'),
      part_number: code('Número de parte'),
      nombre: text('Nombre'),
      cantidad: count('Reservadas'),
      liberada: count('Liberadas'),
      retirada: count('Retiradas'),
      quedan: count('Quedan'),
      series: text('Series'),
      linea: number('N°', { internal: true }),
    },
    ({ lineas }) =>
      lineas.map((line) => ({
        linea: line.linea,
        codigo: line.producto.codigo,
        part_number: line.producto.part_number,
        nombre: line.producto.nombre,
        cantidad: line.cantidad,
        liberada: line.liberada,
        retirada: line.retirada ?? 0,
        quedan: pendiente(line),
        ...(line.series && line.series.length > 0 && { series: line.series.join(', ') }),
      })),
  ),
  totals: () => [],
  actions: {
    tomar: { label: 'Tomar', step: true },
    preparar: { label: 'Preparar', step: true },
    entregar: { label: 'Entregar', step: true },
    convertir: { label: 'Convertir a pedido' },
    prorrogar: { label: 'Prorrogar' },
    liberar: { label: 'Liberar', danger: true },
    historia: { label: 'Historia' },
  },
});
export type ReservationAction = keyof (typeof reservationDocument)['actions'];
