import { dayOf, formatDay } from '@power/domain/kernel/dates';
import { dteName, GUIA, transferName, TRASLADO_VENTA } from '@power/domain/streams/order/billing.shared';
import { addressText } from '@power/domain/orders/views/order-document';
import type { OrderSheet } from '@power/domain/orders/views/sheet';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { printedDocument } from '../kernel/printed-document.ts';
import type { Issuer } from '../kernel/issuer.ts';
import type { TaxLine, WholeTaxDocument } from './tax-document.shared.ts';

type Fact = readonly [string, string];
/** How the goods of a guide go: kind of transfer, from where to where, who drives and in what. */
function transferFacts(
  sheet: OrderSheet,
  { traslado }: WholeTaxDocument,
  from: Pick<Issuer, 'direccion' | 'comuna'>,
): readonly Fact[] {
  const { despacho, direccion_despacho: address } = sheet;
  const chofer = traslado?.chofer ?? despacho?.chofer;
  const patente = traslado?.patente ?? despacho?.patente;
  const destino = traslado?.destino || (address && addressText(address));
  return [
    ['Tipo de traslado', transferName(traslado?.tipo ?? TRASLADO_VENTA)],
    ['Dirección de origen', [`Bodega ${sheet.bodega_entrega}`, from.direccion, from.comuna].filter(Boolean).join(', ')],
    ...(destino ? [['Dirección de destino', destino] as const] : []),
    ['Chofer', chofer ?? despacho?.courier ?? '–'],
    ['Patente', patente || '–'],
  ];
}

/** A tax document on paper. It carries no electronic stamp: that is the tax office's, by the company's ERP. */
export function taxDocumentPaper(
  sheet: OrderSheet,
  document: WholeTaxDocument,
  { rut, nombre, giro, direccion, comuna }: Issuer,
): TDocumentDefinitions {
  const { client, direccion_despacho: address } = sheet;
  const { tipo_dte, folio, referencia, motivo, neto, iva, total } = document;
  return printedDocument<TaxLine>({
    title: `${document.documento} N° ${folio}`,
    corner: [formatDay(dayOf(document.fecha)), ...(rut ? [`RUT ${rut}`] : [])],
    ...(sheet.estatus === 'Anulado' && !referencia ? { mark: 'PEDIDO ANULADO' } : {}),
    facts: [
      ...(nombre ? [['Emisor', nombre] as const] : []),
      ['Señor(es)', client.name],
      ...(giro ? [['Giro', giro] as const] : []),
      ['RUT', client.legalcode],
      ...(direccion ? [['Dirección del emisor', [direccion, comuna].filter(Boolean).join(', ')] as const] : []),
      ['Pedido', `N° ${sheet.number}`],
      ['Ejecutivo', sheet.ejecutivo.nombre],
      ['Orden de compra', sheet.orden_compra ?? '–'],
      ...(tipo_dte === GUIA
        ? transferFacts(sheet, document, { direccion, comuna })
        : address
          ? [['Entregar en', addressText({ ...address, referencia: '' })] as const]
          : []),
      ...(referencia
        ? [
            [
              'Corrige',
              `${dteName(referencia.tipo_dte)} N° ${referencia.folio}, ${formatDay(dayOf(referencia.fecha))}`,
            ] as const,
          ]
        : []),
      ...(motivo ? [['Motivo', motivo] as const] : []),
    ],
    columns: [
      { title: 'Producto', kind: 'code', value: (l) => l.part_number },
      { title: 'Descripción', kind: 'text', wide: true, value: (l) => l.nombre },
      { title: 'Cantidad', kind: 'count', value: (l) => l.cantidad },
      { title: 'Valor unitario', kind: 'pesos', value: (l) => l.precio_venta },
      { title: 'Total', kind: 'pesos', value: (l) => l.precio_venta * l.cantidad },
    ],
    rows: document.lineas,
    totals: [
      {
        titulo: document.documento,
        rows: [
          { label: 'NETO', value: neto },
          { label: 'IVA (19%)', value: iva },
          { label: 'TOTAL', value: total, strong: true },
        ],
      },
    ],
    terms: ['Numeración interna (sin ERP): este documento no lleva timbre electrónico del SII.'],
  });
}
