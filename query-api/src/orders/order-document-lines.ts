import { isShort, unitsOf } from '@power/domain/streams/order/billing.shared';
import { serialsOf } from '@power/domain/streams/order/unpicked.shared';
import type { OrderSheet } from '@power/domain/orders/views/sheet';
import type { Content } from 'pdfmake/interfaces.js';
import { printable } from '../kernel/pdf.ts';
import { type PickingPlaces, placesText } from './picking-sheet.ts';
import type { PrintedColumn } from '../kernel/printed-document.ts';

export type DocumentKind = 'pedido' | 'picking' | 'despacho';
type Line = OrderSheet['productos_pedido'][number];
type Column = PrintedColumn<Line>;

/** Until the picking has ended nothing is known of what is delivered: the sheet then says what was picked so far. */
const prepared = (sheet: OrderSheet, line: Line): number =>
  sheet.picking && !sheet.picking.terminado
    ? (sheet.picking.lineas[String(line.linea)]?.pickeado ?? 0)
    : unitsOf(sheet, line);

function product(sheet: OrderSheet, coded: boolean): Column[] {
  const small = (text: string): Content => ({ text: printable(text), fontSize: 7 });
  const describe = (line: Line): Content => {
    const series = serialsOf(sheet, line.linea);
    return {
      stack: [
        printable(line.producto.nombre),
        ...(coded ? [small([line.producto.codigo, ...line.producto.ean].join(' · '))] : []),
        ...(series.length ? [small(`Series: ${series.join(', ')}`)] : []),
      ],
    };
  };
  return [
    // A picker without a label at hand reads the product from the paper.
    ...(coded
      ? [{ title: 'Código', kind: 'code' as const, draw: (l: Line): Content => ({ qr: l.producto.codigo, fit: 42 }) }]
      : []),
    { title: 'Producto', kind: 'code', value: (l) => l.producto.part_number },
    { title: 'Descripción', kind: 'text', wide: true, draw: describe },
  ];
}

/** The order's lines: prices and what is delivered for the customer, what was prepared for the warehouse and the road. */
export function orderPaperColumns(sheet: OrderSheet, kind: DocumentKind, places?: PickingPlaces): Column[] {
  const columns = product(sheet, kind === 'picking');
  if (places) columns.unshift({ title: 'Ubicación', kind: 'text', value: (l) => placesText(l, places) });
  const ordered: Column = { title: 'Cantidad', kind: 'count', value: (l) => l.cantidad };
  if (kind !== 'pedido') {
    // Before anybody has picked, the column is there to be written in.
    const known = sheet.picking !== undefined || sheet.factura !== undefined;
    return [
      ...columns,
      ordered,
      { title: 'Preparado', kind: 'count', value: (l) => (known ? prepared(sheet, l) : undefined) },
    ];
  }
  const short = isShort(sheet);
  return [
    ...columns,
    { title: 'Valor unitario', kind: 'pesos', value: (l) => l.precio_venta },
    ...(short ? [{ ...ordered, title: 'Pedido' }] : []),
    { title: short ? 'Entregado' : 'Cantidad', kind: 'count', value: (l) => unitsOf(sheet, l) },
    { title: 'Total', kind: 'pesos', value: (l) => l.precio_venta * unitsOf(sheet, l) },
  ];
}
