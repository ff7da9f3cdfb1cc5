import { dayOf } from '@power/domain/kernel/dates';
import { shareOut } from '@power/domain/streams/order/billed.shared';
import { BOLETA, GUIA, TRASLADO_VENTA } from '@power/domain/streams/order/billing.shared';
import type { OrderSheet } from '@power/domain/orders/views/sheet';
import { XMLBuilder } from 'fast-xml-parser';
import type { Issuer } from '../kernel/issuer.ts';
import type { WholeTaxDocument } from './tax-document.shared.ts';

const builder = new XMLBuilder({ ignoreAttributes: false, format: true, suppressEmptyNode: true });
/** What the tax office reads of a text, and no more letters of it. */
const cut = (text: string, most: number): string => text.slice(0, most);
/** `76200100-5`: without dots. */
const bare = (rut: string): string => rut.replaceAll('.', '');
type Fields = Readonly<Record<string, string | readonly string[]>>;
const known = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value.length > 0));
/** Receipt of sales and services of the tax office (`IndServicio`). */
const VENTAS_Y_SERVICIOS = 3;
/** Digits behind the comma of a price. */
const SIX = 1e6;

/** Amount and price of each line: of a receipt with IVA, so that its lines sum up to its total. */
function lineAmounts({
  tipo_dte,
  total,
  lineas,
}: WholeTaxDocument): { readonly monto: number; readonly precio: number }[] {
  const netos = lineas.map((line) => line.precio_venta * line.cantidad);
  if (tipo_dte !== BOLETA) return lineas.map((line, n) => ({ monto: netos[n]!, precio: line.precio_venta }));
  return shareOut(total, netos).map((monto, n) => ({
    monto,
    precio: Math.round((monto / lineas[n]!.cantidad) * SIX) / SIX,
  }));
}

/** Who issues it, by the names that the two shapes of the tax office give. */
const issuerOf = (from: Issuer, receipt: boolean): Fields =>
  known({
    RUTEmisor: bare(from.rut),
    [receipt ? 'RznSocEmisor' : 'RznSoc']: cut(from.nombre, 100),
    [receipt ? 'GiroEmisor' : 'GiroEmis']: cut(from.giro, 80),
    ...(!receipt && { Acteco: from.acteco }),
    DirOrigen: cut(from.direccion, receipt ? 70 : 60),
    CmnaOrigen: cut(from.comuna, 20),
  });

/**
 * The shape of the tax office's DTE, version 1.0, of documents 33, 34, 39, 52 and 61: without stamp and signature, which an ERP
 * with folios of the tax office adds.
 */
export function taxDocumentXml(sheet: OrderSheet, document: WholeTaxDocument, from: Issuer): string {
  const { tipo_dte, folio, fecha, neto, iva, total, lineas, referencia, motivo, traslado } = document;
  const { client, direccion_despacho: address } = sheet;
  const exempt = tipo_dte === 34 || iva === 0;
  const receipt = tipo_dte === BOLETA;
  const amounts = lineAmounts(document);
  const header = {
    IdDoc: {
      TipoDTE: tipo_dte,
      Folio: folio,
      FchEmis: dayOf(fecha),
      // Of a guide: goods on their way to who bought them.
      ...(tipo_dte === GUIA && { IndTraslado: traslado?.tipo ?? TRASLADO_VENTA }),
      ...(receipt && { IndServicio: VENTAS_Y_SERVICIOS }),
    },
    Emisor: issuerOf(from, receipt),
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
    Totales: exempt
      ? { MntExe: neto, MntTotal: total }
      : { MntNeto: neto, ...(!receipt && { TasaIVA: 19 }), IVA: iva, MntTotal: total },
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
      PrcItem: amounts[n]!.precio,
      MontoItem: amounts[n]!.monto,
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
    DTE: { '@_version': '1.0', '@_xmlns': 'http://www.sii.cl/SiiDte', Documento: body },
  });
}
