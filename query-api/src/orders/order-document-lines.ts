import { pesosText } from '@power/domain/kernel/money';
import { billOf, isShort, unitsOf } from '@power/domain/orders/billing.shared';
import type { OrderSheet } from '@power/domain/orders/views/sheet';
import type { Content } from 'pdfmake/interfaces.js';
import { printable } from '../kernel/pdf.ts';

export const right = (text: string, bold = false): Content => ({ text, alignment: 'right', bold });

export type DocumentKind = 'pedido' | 'picking' | 'despacho';
type Line = OrderSheet['productos_pedido'][number];
interface Column {
  readonly title: string;
  readonly width: 'auto' | '*';
  readonly cell: (line: Line) => Content;
}

const codeOf = ({ producto }: Line): Content => ({ qr: producto.codigo, fit: 42 });

/** Until the picking has ended nothing is known of what is delivered: the sheet then says what was picked so far. */
const prepared = (sheet: OrderSheet, line: Line): number =>
  sheet.picking && !sheet.picking.terminado
    ? (sheet.picking.lineas[String(line.linea)]?.pickeado ?? 0)
    : unitsOf(sheet, line);

function columnsOf(sheet: OrderSheet, kind: DocumentKind): Column[] {
  const series = (line: Line): readonly string[] => sheet.picking?.lineas[String(line.linea)]?.series ?? [];
  // A picker without a label at hand reads the product from the paper.
  const coded = kind === 'picking';
  const product: Column[] = [
    ...(coded ? [{ title: 'Código', width: 'auto' as const, cell: codeOf }] : []),
    { title: 'Producto', width: 'auto', cell: (l) => printable(l.producto.part_number) },
    {
      title: 'Descripción',
      width: '*',
      cell: (l) => ({
        stack: [
          printable(l.producto.nombre),
          ...(coded ? [{ text: [l.producto.codigo, ...l.producto.ean].join(' · '), fontSize: 7 }] : []),
          ...(series(l).length ? [{ text: `Series: ${series(l).join(', ')}`, fontSize: 7 }] : []),
        ],
      }),
    },
  ];
  const ordered: Column = { title: 'Cantidad', width: 'auto', cell: (l) => right(String(l.cantidad)) };
  // Before anybody has picked, the column is there to be written in.
  const known = sheet.picking !== undefined || sheet.factura !== undefined;
  if (kind !== 'pedido')
    return [
      ...product,
      ordered,
      { title: 'Preparado', width: 'auto', cell: (l) => right(known ? String(prepared(sheet, l)) : '') },
    ];
  return [
    ...product,
    { title: 'Valor unitario', width: 'auto', cell: (l) => right(pesosText(l.precio_venta)) },
    ...(isShort(sheet) ? [{ ...ordered, title: 'Pedido' }] : []),
    {
      title: isShort(sheet) ? 'Entregado' : 'Cantidad',
      width: 'auto',
      cell: (l) => right(String(unitsOf(sheet, l))),
    },
    { title: 'Total', width: 'auto', cell: (l) => right(pesosText(l.precio_venta * unitsOf(sheet, l))) },
  ];
}

/** The order's lines: prices and what is delivered for the customer, what was prepared for the warehouse and the road. */
export function documentLines(sheet: OrderSheet, kind: DocumentKind): Content {
  const columns = columnsOf(sheet, kind);
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: columns.map(({ width }) => width),
      body: [
        columns.map(({ title }) => ({ text: title, bold: true })),
        ...sheet.productos_pedido.map((line) => columns.map(({ cell }) => cell(line))),
      ],
    },
    layout: 'lightHorizontalLines',
  };
}

/** Amounts of what is delivered: the tax document's once there is one; beside them, after a shortage, what had been ordered. */
export function documentTotals(sheet: OrderSheet): Content {
  const { neto, iva, total } = sheet.factura ?? billOf(sheet);
  const row = (label: string, amount: number, bold = false): Content[] => [
    right(label, true),
    right(pesosText(amount), bold),
  ];
  return {
    margin: [0, 12, 0, 0],
    columns: [
      { text: '' },
      {
        width: 220,
        table: {
          widths: ['*', 'auto'],
          body: [
            row('NETO', neto),
            row('IVA (19%)', iva),
            row('TOTAL', total, true),
            ...(isShort(sheet) ? [row('Total del pedido', sheet.total)] : []),
          ],
        },
        layout: 'noBorders',
      },
    ],
  };
}
