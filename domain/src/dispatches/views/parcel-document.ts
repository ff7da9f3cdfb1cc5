import { defineDocument, factsOf, linesOf } from '../../kernel/document.ts';
import { code, count, instant, number, quantity, text } from '../../kernel/field.ts';
import { parcelLooks } from '../parcels/parcel-looks.ts';
import { CON_CONTENIDO, type Embalaje } from '../parcels/parts.ts';
import { parcelRow } from './parcel-row.ts';
import { sidesOf } from '../parcels/sides.shared.ts';
import type { ParcelSheet } from './parcel-sheet.ts';

const facts = factsOf<ParcelSheet>();
const inState =
  (...states: readonly Embalaje['estado'][]) =>
  ({ estado }: Pick<Embalaje, 'estado'>): boolean =>
    states.includes(estado);

/** A package as sheet and history show it. */
export const parcelDocument = defineDocument<ParcelSheet>()({
  name: 'parcel',
  context: 'dispatches',
  path: 'embalaje',
  words: { uno: 'Embalaje', femenino: false },
  row: parcelRow,
  title: (id) => `Embalaje N° ${id}`,
  of: ({ pedido }) => `Pedido N° ${pedido.number} · ${pedido.cliente_nombre}`,
  state: ({ estado }) => estado,
  looks: parcelLooks,
  facts: [
    facts(
      'Embalaje',
      {
        tipo: text('Tipo'),
        pedido: number('Pedido'),
        peso: quantity('Peso (kg)'),
        dimensiones: text('Dimensiones (cm)'),
        separado_de: number('Separado de'),
        unido_con: number('Unido a'),
      },
      (p) => ({
        tipo: p.tipo,
        pedido: p.pedido.number,
        ...(p.peso !== null && { peso: p.peso, dimensiones: sidesOf(p) }),
        ...(p.separado_de !== null && { separado_de: p.separado_de }),
        ...(p.unido_con !== null && { unido_con: p.unido_con }),
      }),
    ),
    facts('Apertura', { nombre: text('Abierto por'), createdAt: instant('Abierto') }, (p) => ({
      nombre: p.creado_por.nombre,
      createdAt: p.createdAt,
    })),
    facts('Cierre', { nombre: text('Cerrado por'), cerrado_at: instant('Cerrado') }, (p) =>
      p.cerrado_por ? { nombre: p.cerrado_por.nombre, cerrado_at: p.cerrado_at } : undefined,
    ),
    facts('Observación', { motivo: text('Motivo') }, (p) => (p.motivo === null ? undefined : { motivo: p.motivo })),
  ],
  lines: linesOf<ParcelSheet>()(
    {
      part_number: code('Número de parte'),
      nombre: text('Producto'),
      cantidad: count('Cantidad'),
      series: text('Series'),
      linea: number('N°', { internal: true }),
    },
    ({ contenido }) =>
      contenido.map(({ linea, producto, cantidad, series }) => ({
        linea,
        part_number: producto.part_number,
        nombre: producto.nombre,
        cantidad,
        ...(series.length > 0 && { series: series.join(', ') }),
      })),
  ),
  totals: () => [],
  actions: {
    contenido: { label: 'Cambiar contenido', applies: inState('Abierto') },
    cerrar: { label: 'Cerrar', step: ({ contenido }: Pick<Embalaje, 'contenido'>) => contenido.length > 0 },
    etiqueta: { label: 'Etiqueta', step: inState('Cerrado'), applies: inState(...CON_CONTENIDO) },
    empaque: { label: 'Lista de empaque', applies: inState(...CON_CONTENIDO) },
    separar: { label: 'Separar', applies: inState('Abierto') },
    unir: { label: 'Unir a otro', applies: inState('Abierto') },
    reabrir: { label: 'Reabrir', applies: inState('Cerrado') },
    historia: { label: 'Historia' },
    anular: { label: 'Anular', danger: true },
  },
});
export type ParcelAction = keyof (typeof parcelDocument)['actions'];
