import { formatInstant } from '@power/domain/kernel/dates';
import { orderCode } from '@power/domain/orders/order-code';
import type { OrderSheet } from '@power/domain/orders/views/sheet';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { LOGO } from '@power/infra/platform/export/logo';
import { printable } from '../kernel/pdf.ts';

export type DocumentKind = 'pedido' | 'picking' | 'despacho';

const TITLES: Record<DocumentKind, string> = { pedido: 'Pedido', picking: 'Hoja de picking', despacho: 'Despacho' };
const pesos = new Intl.NumberFormat('es-CL', { style: 'currency', currency: 'CLP' });
const right = (text: string, bold = false): Content => ({ text, alignment: 'right', bold });

function facts(sheet: OrderSheet, condition: string): Content {
  const address = sheet.direccion_despacho;
  const pairs: [string, string][] = [
    ['Cliente', sheet.client.name],
    ['RUT', sheet.client.legalcode],
    ['Código cliente', sheet.cliente_sap],
    ['Teléfono', sheet.client.phone],
    ['Correo', sheet.client.email],
    ['Ejecutivo', sheet.ejecutivo.nombre],
    ['Condición de pago', condition],
    ['Entrega', sheet.tipo_entrega],
    ['Bodega', sheet.bodega_entrega],
    ['Orden de compra', sheet.orden_compra ?? '–'],
    ...(address ? [['Dirección', [address.calle, address.comuna, address.region].join(', ')] as [string, string]] : []),
  ];
  const cell = ([label, value]: [string, string]): Content => ({
    text: [{ text: `${label}: `, bold: true }, printable(value)],
    margin: [0, 1],
  });
  return {
    columns: [
      { stack: pairs.filter((_, i) => i % 2 === 0).map(cell) },
      { stack: pairs.filter((_, i) => i % 2 === 1).map(cell) },
    ],
    margin: [0, 8, 0, 12],
  };
}

const logo = `data:image/png;base64,${LOGO.toString('base64')}`;

function lines(sheet: OrderSheet, kind: DocumentKind): Content {
  const priced = kind === 'pedido';
  // A picker without a label at hand reads the product from the paper.
  const coded = kind === 'picking';
  const head = [
    ...(coded ? ['Código'] : []),
    'Producto',
    'Descripción',
    ...(priced ? ['Valor unitario'] : []),
    'Cantidad',
    ...(priced ? ['Total'] : ['Preparado']),
  ];
  const body = sheet.productos_pedido.map((line) => {
    const picked = sheet.picking?.lineas[String(line.linea)];
    const description: Content = {
      stack: [
        printable(line.producto.nombre),
        ...(coded ? [{ text: [line.producto.codigo, ...line.producto.ean].join(' · '), fontSize: 7 }] : []),
        ...(picked?.series.length ? [{ text: `Series: ${picked.series.join(', ')}`, fontSize: 7 }] : []),
      ],
    };
    return [
      ...(coded ? [{ qr: line.producto.codigo, fit: 42 } as Content] : []),
      printable(line.producto.part_number),
      description,
      ...(priced ? [right(pesos.format(line.precio_venta))] : []),
      right(String(line.cantidad)),
      right(priced ? pesos.format(line.precio_venta * line.cantidad) : String(picked?.pickeado ?? 0)),
    ];
  });
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [...(coded ? ['auto'] : []), 'auto', '*', ...(priced ? ['auto'] : []), 'auto', 'auto'],
      body: [head.map((text) => ({ text, bold: true })), ...body],
    },
    layout: 'lightHorizontalLines',
  };
}

const totals = (sheet: OrderSheet): Content => ({
  margin: [0, 12, 0, 0],
  columns: [
    { text: '' },
    {
      width: 200,
      table: {
        widths: ['*', 'auto'],
        body: [
          [right('NETO', true), right(pesos.format(sheet.neto))],
          [right('IVA (19%)', true), right(pesos.format(sheet.iva))],
          [right('TOTAL', true), right(pesos.format(sheet.total), true)],
        ],
      },
      layout: 'noBorders',
    },
  ],
});

/** Printed order: for the customer (prices), for the picker (what was prepared) or to go with the goods. */
export function orderDocument(sheet: OrderSheet, kind: DocumentKind, condition: string): TDocumentDefinitions {
  const title = `${TITLES[kind]} N° ${sheet.number}`;
  const heading: Content = {
    table: {
      widths: ['auto', '*', 'auto', ...(kind === 'pedido' ? [] : ['auto'])],
      body: [
        [
          { image: logo, width: 42 },
          { text: title, fontSize: 18, bold: true, margin: [6, 10, 0, 0] },
          right(`${formatInstant(sheet.createdAt)}\n${sheet.estatus}`),
          ...(kind === 'pedido' ? [] : [{ qr: orderCode(sheet.number), fit: 60 } as Content]),
        ],
      ],
    },
    layout: 'noBorders',
  };
  const content: Content[] = [heading, facts(sheet, condition), lines(sheet, kind)];
  if (kind === 'pedido') content.push(totals(sheet));
  if (sheet.observacion) content.push({ text: `Observación: ${printable(sheet.observacion)}`, margin: [0, 12, 0, 0] });
  return {
    info: { title },
    content,
    footer: (page, pages) => ({
      text: `Sistema Power Mobile · ${title} · Página ${page} de ${pages}`,
      alignment: 'center',
      fontSize: 7,
      margin: [0, 15],
    }),
  };
}
