import { dayOf } from '@power/domain/kernel/dates';
import { GUIA, TRASLADO_VENTA } from '@power/domain/streams/order/billing.shared';
import type { OrderSheet } from '@power/domain/orders/views/sheet';
import { XMLBuilder } from 'fast-xml-parser';
import type { Issuer } from '../kernel/issuer.ts';
import type { WholeTaxDocument } from './tax-document.shared.ts';

const builder = new XMLBuilder({ ignoreAttributes: false, format: true, suppressEmptyNode: true });
/** What the tax office reads of a text, and no more letters of it. */
const cut = (text: string, most: number): string => text.slice(0, most);
/** `76200100-5`: without dots. */
const bare = (rut: string): string => rut.replaceAll('.', '');
const known = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));

/**
 * The shape of the tax office's DTE, version 1.0, of documents 33, 34, 39, 52 and 61: without stamp and signature, which an ERP
 * with folios of the tax office adds.
 */
export function taxDocumentXml(sheet: OrderSheet, document: WholeTaxDocument, from: Issuer): string {
  const { tipo_dte, folio, fecha, neto, iva, total, lineas, referencia, motivo, traslado } = document;
  const { client, direccion_despacho: address } = sheet;
  const exempt = tipo_dte === 34 || iva === 0;
  const header = {
    IdDoc: {
      TipoDTE: tipo_dte,
      Folio: folio,
      FchEmis: dayOf(fecha),
      // Of a guide: goods on their way to who bought them.
      ...(tipo_dte === GUIA && { IndTraslado: traslado?.tipo ?? TRASLADO_VENTA }),
    },
    Emisor: known({
      RUTEmisor: bare(from.rut),
      RznSoc: cut(from.nombre, 100),
      GiroEmis: cut(from.giro, 80),
      DirOrigen: cut(from.direccion, 60),
      CmnaOrigen: cut(from.comuna, 20),
    }),
    Receptor: known({
      RUTRecep: bare(client.legalcode),
      RznSocRecep: cut(client.name, 100),
      DirRecep: cut(address?.calle ?? '', 70),
      CmnaRecep: cut(address?.comuna ?? '', 20),
    }),
    ...(tipo_dte === GUIA && {
      Transporte: known({
        Patente: cut(traslado?.patente ?? sheet.despacho?.patente ?? '', 8),
        DirDest: cut(address?.calle ?? '', 70),
        CmnaDest: cut(address?.comuna ?? '', 20),
      }),
    }),
    Totales: exempt ? { MntExe: neto, MntTotal: total } : { MntNeto: neto, TasaIVA: 19, IVA: iva, MntTotal: total },
  };
  const body = {
    '@_ID': `T${tipo_dte}F${folio}`,
    Encabezado: header,
    Detalle: lineas.map((line, n) => ({
      NroLinDet: n + 1,
      CdgItem: { TpoCodigo: 'INT1', VlrCodigo: cut(line.codigo, 35) },
      ...(exempt && { IndExe: 1 }),
      NmbItem: cut(line.part_number, 80),
      DscItem: cut(line.nombre, 1000),
      QtyItem: line.cantidad,
      PrcItem: line.precio_venta,
      MontoItem: line.precio_venta * line.cantidad,
    })),
    ...(referencia && {
      Referencia: {
        NroLinRef: 1,
        TpoDocRef: referencia.tipo_dte,
        FolioRef: referencia.folio,
        FchRef: dayOf(referencia.fecha),
        // 1 takes the whole document back, 3 corrects its amounts.
        CodRef: total === sheet.factura?.total ? 1 : 3,
        RazonRef: cut(motivo ?? '', 90),
      },
    }),
  };
  return builder.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
    DTE: { '@_version': '1.0', Documento: body },
  });
}
