import { formatInstant } from '@power/domain/kernel/dates';
import { dteName } from '@power/domain/orders/billing.shared';
import { orderCode } from '@power/domain/orders/order-code';
import type { OrderSheet } from '@power/domain/orders/views/sheet';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { LOGO } from '@power/infra/platform/export/logo';
import { printable } from '../kernel/pdf.ts';
import { type DocumentKind, documentLines, documentTotals, right } from './order-document-lines.ts';

const TITLES: Record<DocumentKind, string> = { pedido: 'Pedido', picking: 'Hoja de picking', despacho: 'Despacho' };

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
    ...(sheet.factura ? [[dteName(sheet.factura.tipo_dte), `N° ${sheet.factura.folio}`] as [string, string]] : []),
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
  const content: Content[] = [heading, facts(sheet, condition), documentLines(sheet, kind)];
  if (kind === 'pedido') content.push(documentTotals(sheet));
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
