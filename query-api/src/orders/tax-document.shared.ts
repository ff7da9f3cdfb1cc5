import { dteName, GUIA, NOTA_CREDITO, unitsOf } from '@power/domain/streams/order/billing.shared';
import type { TaxDocument } from '@power/domain/orders/views/documents';
import type { GuiaDespacho } from '@power/domain/streams/order/parts';
import type { OrderSheet } from '@power/domain/orders/views/sheet';

export interface TaxLine {
  readonly part_number: string;
  readonly codigo: string;
  readonly nombre: string;
  readonly cantidad: number;
  readonly precio_venta: number;
}
/** A tax document with its lines, and the one that it corrects. */
export interface WholeTaxDocument extends TaxDocument {
  readonly lineas: readonly TaxLine[];
  /** How the goods of a guide go. */
  readonly traslado?: NonNullable<GuiaDespacho['traslado']>;
  readonly referencia?: { readonly folio: number; readonly tipo_dte: number; readonly fecha: string };
}

type Units = readonly { readonly linea: number; readonly cantidad: number }[];

function linesOf(sheet: OrderSheet, units: Units): TaxLine[] {
  return units.flatMap(({ linea, cantidad }) => {
    const line = sheet.productos_pedido.find((one) => one.linea === linea);
    if (!line || cantidad < 1) return [];
    const { part_number, codigo, nombre } = line.producto;
    return [{ part_number, codigo, nombre, cantidad, precio_venta: line.precio_venta }];
  });
}

/** Every tax document of an order, the oldest first: guide, invoice or receipt, credit notes. */
export function taxDocumentsOf(sheet: OrderSheet): WholeTaxDocument[] {
  const { factura, guia, guias_anteriores = [], notas_credito = [] } = sheet;
  const made = (
    tipo_dte: number,
    {
      folio,
      fecha,
      neto,
      iva,
      total,
      motivo,
    }: Omit<TaxDocument, '_id' | 'tipo_dte' | 'documento' | 'motivo'> & {
      readonly motivo?: string;
    },
    units: Units,
  ): WholeTaxDocument => ({
    _id: `${sheet.number}-${tipo_dte}-${folio}`,
    tipo_dte,
    documento: dteName(tipo_dte),
    folio,
    fecha,
    neto,
    iva,
    total,
    motivo: motivo ?? null,
    lineas: linesOf(sheet, units),
  });
  const billed = sheet.productos_pedido.map((line) => ({ linea: line.linea, cantidad: unitsOf(sheet, line) }));
  return [
    ...[...guias_anteriores, ...(guia ? [guia] : [])].map((one) => ({
      ...made(GUIA, one, one.lineas),
      ...(one.traslado && { traslado: one.traslado }),
    })),
    ...(factura ? [made(factura.tipo_dte, factura, billed)] : []),
    ...notas_credito.map((note) => ({
      ...made(NOTA_CREDITO, note, note.lineas),
      ...(factura && {
        referencia: { folio: factura.folio, tipo_dte: factura.tipo_dte, fecha: factura.fecha },
      }),
    })),
  ].sort((a, b) => a.fecha.localeCompare(b.fecha));
}

/** As their list shows them: those of a kind where one is asked for. */
export const listedTaxDocuments = (
  sheet: OrderSheet,
  kinds: readonly number[],
  tipo: string | number | undefined,
): TaxDocument[] =>
  taxDocumentsOf(sheet)
    .filter(({ tipo_dte }) => kinds.includes(tipo_dte) && (tipo === undefined || tipo_dte === Number(tipo)))
    .map(({ lineas: _, referencia: __, traslado: ___, ...listed }) => listed);
