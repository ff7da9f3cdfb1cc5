import { formatInstant } from '@power/domain/kernel/dates';
import type { OrderSheet } from '@power/domain/orders/views/sheet';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
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

function lines(sheet: OrderSheet, kind: DocumentKind): Content {
  const priced = kind === 'pedido';
  const head = [
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
        ...(picked?.series.length ? [{ text: `Series: ${picked.series.join(', ')}`, fontSize: 7 }] : []),
      ],
    };
    return [
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
      widths: ['auto', '*', ...(priced ? ['auto'] : []), 'auto', 'auto'],
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
      widths: ['*', 'auto'],
      body: [[{ text: title, fontSize: 18, bold: true }, right(`${formatInstant(sheet.createdAt)}\n${sheet.estatus}`)]],
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
