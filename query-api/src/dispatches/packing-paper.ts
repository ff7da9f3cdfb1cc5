import type { Embalaje } from '@power/domain/dispatches/parcels/parts';
import type { ParcelSheet } from '@power/domain/dispatches/views/parcel-sheet';
import type { RouteSheet, StopSheet } from '@power/domain/dispatches/views/sheet';
import { dayOf, formatDay } from '@power/domain/kernel/dates';
import { packagePayload } from '@power/domain/labels/payload.shared';
import { addressText } from '@power/domain/streams/order/address.shared';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { printable } from '../kernel/pdf.ts';
import { type PrintedColumn, printedDocument } from '../kernel/printed-document.ts';
import { printedValue } from '../kernel/printed-value.ts';

/** A package as its list keeps it. */
export type PackedParcel = Pick<
  Embalaje,
  'number' | 'estado' | 'tipo' | 'pedido' | 'contenido' | 'peso' | 'largo_cm' | 'ancho_cm' | 'alto_cm'
>;
interface Goods {
  readonly part_number: string;
  readonly nombre: string;
  readonly cantidad: number;
  readonly series: readonly string[];
}
interface StopGoods extends Goods {
  readonly parada: string;
  readonly embalaje: string;
}

const kilos = (peso: number | null): string => (peso === null ? 'Sin pesar' : `${printedValue('quantity', peso)} kg`);
const sides = ({ largo_cm, ancho_cm, alto_cm }: PackedParcel): string =>
  largo_cm === null ? '–' : [largo_cm, ancho_cm, alto_cm].map((side) => printedValue('quantity', side)).join(' × ');
const goodsOf = ({ contenido }: PackedParcel): Goods[] =>
  contenido.map(({ producto, cantidad, series }) => ({
    part_number: producto.part_number,
    nombre: producto.nombre,
    cantidad,
    series,
  }));

const describe = ({ nombre, series }: Goods): Content => ({
  stack: [
    printable(nombre),
    ...(series.length > 0 ? [{ text: printable(`Series: ${series.join(', ')}`), fontSize: 7 }] : []),
  ],
});
const columns: readonly PrintedColumn<Goods>[] = [
  { title: 'Producto', kind: 'code', value: (l) => l.part_number },
  { title: 'Descripción', kind: 'text', wide: true, draw: describe },
  { title: 'Cantidad', kind: 'count', value: (l) => l.cantidad },
];

/** Packing list of a package: whose it is, what it weighs and what lies in it. */
export function parcelPaper(sheet: ParcelSheet): TDocumentDefinitions {
  const rows = goodsOf(sheet);
  return printedDocument({
    title: `Lista de empaque · Embalaje N° ${sheet.number}`,
    corner: [formatDay(dayOf(sheet.cerrado_at ?? sheet.createdAt)), sheet.estado],
    qr: packagePayload(sheet.number),
    facts: [
      ['Pedido', `N° ${sheet.pedido.number}`],
      ['Cliente', sheet.pedido.cliente_nombre],
      ['Tipo', sheet.tipo],
      ['Peso', kilos(sheet.peso)],
      ['Dimensiones (cm)', sides(sheet)],
      ['Unidades', String(rows.reduce((sum, { cantidad }) => sum + cantidad, 0))],
    ],
    columns,
    rows,
  });
}

const place = ({ pedido, direccion }: StopSheet, n: number): string =>
  [`${n + 1}. N° ${pedido.number}`, pedido.client.name, ...(direccion ? [addressText(direccion)] : [])].join('\n');

/** What goes to a stop: its packages, then what of its goods lies in none. */
function goodsOfStop(stop: StopSheet, n: number, parcels: readonly PackedParcel[]): StopGoods[] {
  const own = parcels.filter(({ pedido }) => pedido.number === stop.pedido.number);
  const parada = place(stop, n);
  const packed = own.flatMap((one) =>
    goodsOf(one).map((goods) => ({ ...goods, parada, embalaje: `N° ${one.number}\n${kilos(one.peso)}` })),
  );
  const inside = new Map<string, number>();
  const series = new Set(packed.flatMap((goods) => goods.series));
  for (const { part_number, cantidad } of packed) inside.set(part_number, (inside.get(part_number) ?? 0) + cantidad);
  const loose = (stop.lineas ?? []).flatMap((line): StopGoods[] => {
    const there = Math.min(line.cantidad, inside.get(line.part_number) ?? 0);
    inside.set(line.part_number, (inside.get(line.part_number) ?? 0) - there);
    const { part_number, nombre } = line;
    const remaining = line.series.filter((serie) => !series.has(serie));
    return line.cantidad > there
      ? [{ parada, embalaje: 'Sin embalaje', part_number, nombre, cantidad: line.cantidad - there, series: remaining }]
      : [];
  });
  return [...packed, ...loose];
}

/** Packing list of a dispatch: what goes to each stop, package by package, and what all of them weigh. */
export function routePaper(sheet: RouteSheet, parcels: readonly PackedParcel[]): TDocumentDefinitions {
  const weighed = parcels.filter(({ peso }) => peso !== null);
  const weight = weighed.reduce((sum, { peso }) => sum + (peso ?? 0), 0);
  const part = weighed.length < parcels.length ? `, ${parcels.length - weighed.length} sin pesar` : '';
  return printedDocument<StopGoods>({
    title: `Lista de empaque · Despacho N° ${sheet.number}`,
    corner: [formatDay(sheet.fecha), sheet.estado],
    facts: [
      ['Chofer', sheet.chofer],
      ['Patente', sheet.patente || '–'],
      ['Paradas', String(sheet.paradas.length)],
      ['Embalajes', String(parcels.length)],
      ['Peso', parcels.length === 0 ? '–' : `${kilos(weighed.length > 0 ? weight : null)}${part}`],
    ],
    columns: [
      { title: 'Parada', kind: 'text', value: (l) => l.parada },
      { title: 'Embalaje', kind: 'text', value: (l) => l.embalaje },
      ...columns,
    ],
    rows: sheet.paradas.flatMap((stop, n) => goodsOfStop(stop, n, parcels)),
  });
}
