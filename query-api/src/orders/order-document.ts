import { formatInstant } from '@power/domain/kernel/dates';
import type { TotalsBlock } from '@power/domain/kernel/document';
import { billOf, dteName, isService, isShort } from '@power/domain/streams/order/billing.shared';
import { orderCode } from '@power/domain/orders/order-code.shared';
import { addressText } from '@power/domain/orders/views/order-document';
import type { OrderSheet } from '@power/domain/orders/views/sheet';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { printedDocument } from '../kernel/printed-document.ts';
import { inWalkingOrder, type PickingPlaces } from './picking-sheet.ts';
import { type DocumentKind, orderPaperColumns } from './order-document-lines.ts';

const TITLES: Record<DocumentKind, string> = { pedido: 'Pedido', picking: 'Hoja de picking', despacho: 'Despacho' };

/** Amounts of what is delivered: the tax document's once there is one; beside them, after a shortage, what had been ordered. */
function totalsOf(sheet: OrderSheet): TotalsBlock {
  const { neto, iva, total } = sheet.factura ?? billOf(sheet);
  return {
    titulo: 'Pedido',
    rows: [
      { label: 'NETO', value: neto },
      { label: 'IVA (19%)', value: iva },
      { label: 'TOTAL', value: total, strong: true },
      ...(isShort(sheet) ? [{ label: 'Total del pedido', value: sheet.total }] : []),
    ],
  };
}

/** Printed order: for the customer (prices), for the picker (what was prepared) or to go with the goods. */
export function orderDocument(
  sheet: OrderSheet,
  kind: DocumentKind,
  condition: string,
  places?: PickingPlaces,
): TDocumentDefinitions {
  const { client, factura, direccion_despacho: address } = sheet;
  return printedDocument({
    title: `${TITLES[kind]} N° ${sheet.number}`,
    corner: [formatInstant(sheet.createdAt), sheet.estatus],
    ...(kind === 'pedido' ? {} : { qr: orderCode(sheet.number) }),
    facts: [
      ['Cliente', client.name],
      ['RUT', client.legalcode],
      ['Código cliente', sheet.cliente_sap],
      ['Teléfono', client.phone],
      ['Correo', client.email],
      ['Ejecutivo', sheet.ejecutivo.nombre],
      ['Condición de pago', condition],
      ['Entrega', sheet.tipo_entrega],
      ['Bodega', sheet.bodega_entrega],
      ['Orden de compra', sheet.orden_compra ?? '–'],
      ...(factura ? [[dteName(factura.tipo_dte), `N° ${factura.folio}`] as const] : []),
      ...(address ? [['Dirección', addressText({ ...address, referencia: '' })] as const] : []),
    ],
    columns: orderPaperColumns(sheet, kind, places),
    // Work is not fetched and goes on no lorry.
    rows:
      kind === 'pedido'
        ? sheet.productos_pedido
        : inWalkingOrder(
            sheet.productos_pedido.filter((line) => !isService(line)),
            places,
          ),
    ...(kind === 'pedido' ? { totals: [totalsOf(sheet)] } : {}),
    terms: sheet.observacion ? [`Observación: ${sheet.observacion}`] : [],
  });
}
