import type { OrderSheet } from '@power/domain/orders/views/sheet';
import { XMLParser } from 'fast-xml-parser';
import type { WholeTaxDocument } from './tax-document.shared.ts';
import { taxDocumentXml } from './tax-document-xml.ts';

/**
 * Our own statement of what the tax office publishes as `DTE_v10.xsd` (schema_dte.zip) and `EnvioBOLETA_v11.xsd`: fields of
 * each part in their order, a star where they must be there. Stamp, time and signature are the ERP's.
 */
const HEAD = ['TipoDTE*', 'Folio*', 'FchEmis*', 'IndNoRebaja', 'TipoDespacho', 'IndTraslado', 'IndServicio'];
const DTE = {
  IdDoc: HEAD,
  Emisor: ['RUTEmisor*', 'RznSoc*', 'GiroEmis*', 'Telefono', 'CorreoEmisor', 'Acteco*', 'DirOrigen', 'CmnaOrigen'],
  Receptor: ['RUTRecep*', 'RznSocRecep*', 'GiroRecep', 'DirRecep', 'CmnaRecep'],
  Totales: ['MntNeto', 'MntExe', 'TasaIVA', 'IVA', 'MntTotal*'],
};
const BOLETA = {
  IdDoc: ['TipoDTE*', 'Folio*', 'FchEmis*', 'IndServicio*'],
  Emisor: ['RUTEmisor*', 'RznSocEmisor*', 'GiroEmisor*', 'DirOrigen', 'CmnaOrigen'],
  Receptor: ['RUTRecep*', 'RznSocRecep', 'DirRecep', 'CmnaRecep'],
  Totales: ['MntNeto', 'MntExe', 'IVA', 'MntTotal*'],
};
const LINE = ['NroLinDet*', 'CdgItem', 'IndExe', 'NmbItem*', 'DscItem', 'QtyItem', 'UnmdItem', 'PrcItem', 'MontoItem*'];
const REFERENCE = ['NroLinRef*', 'TpoDocRef*', 'FolioRef*', 'FchRef*', 'CodRef', 'RazonRef'];

const from = {
  ...{ rut: '76.200.100-5', nombre: 'Power Mobile SpA', giro: 'Venta de equipos', acteco: ['465100', '474100'] },
  ...{ direccion: 'Uno 123', comuna: 'Santiago' },
};
const sheet = {
  ...{ client: { legalcode: '76.123.456-0', name: 'Alarmas Sur' }, factura: { total: 1001 } },
  direccion_despacho: { calle: 'Dos 45', comuna: 'Ñuñoa' },
} as unknown as OrderSheet;
const line = (cantidad: number, precio_venta: number) => ({
  ...{ part_number: 'PN-1', codigo: 'COD-1', nombre: 'Cámara', cantidad, precio_venta },
});
const document = (tipo_dte: number, more: Partial<WholeTaxDocument> = {}): WholeTaxDocument => ({
  ...{ _id: 'x', tipo_dte, documento: '', folio: 7, fecha: '2026-03-02T12:00:00.000Z', motivo: null },
  ...{ neto: 1001, iva: 190, total: 1191, lineas: [line(3, 222), line(1, 335)] },
  ...more,
});
type Part = Record<string, unknown>;
const read = (of: WholeTaxDocument): Record<string, never> & { Encabezado: Record<string, Part>; Detalle: Part[] } =>
  new XMLParser({ isArray: (name) => name === 'Detalle' }).parse(taxDocumentXml(sheet, of, from)).DTE.Documento;

/** Fields that are out of order or unknown, and those that are missing. */
function faults(part: Part, rules: readonly string[]): string[] {
  const order = rules.map((name) => name.replace('*', ''));
  const places = Object.keys(part).map((name) => order.indexOf(name));
  return [
    ...Object.keys(part).filter((_, n) => places[n]! < 0 || (n > 0 && places[n]! < places[n - 1]!)),
    ...rules.filter((name) => name.endsWith('*') && part[name.slice(0, -1)] === undefined),
  ];
}

test.each([
  [33, DTE, {}],
  [34, DTE, { iva: 0, total: 1001 }],
  [39, BOLETA, {}],
  [52, DTE, {}],
  [61, DTE, { motivo: 'Devolución', referencia: { folio: 1, tipo_dte: 33, fecha: '2026-03-01T12:00:00.000Z' } }],
])('document %i has the fields of its schema in their order', (tipo, rules, more) => {
  const parsed = read(document(tipo, more));
  for (const part of ['IdDoc', 'Emisor', 'Receptor', 'Totales'] as const)
    expect([part, faults(parsed.Encabezado[part]!, rules[part])]).toEqual([part, []]);
  expect(parsed.Detalle.flatMap((one) => faults(one, LINE))).toEqual([]);
  if (tipo === 61) expect(faults(parsed['Referencia']! as Part, REFERENCE)).toEqual([]);
});

test('lines of a receipt are gross and sum up to its total; those of an invoice to its net', () => {
  const sum = (lines: readonly Part[]): number => lines.reduce((all, one) => all + Number(one['MontoItem']), 0);
  const receipt = read(document(39));
  expect(sum(receipt.Detalle)).toBe(1191);
  expect(receipt.Encabezado['IdDoc']).toMatchObject({ IndServicio: 3 });
  for (const one of receipt.Detalle)
    expect(Math.round(Number(one['PrcItem']) * Number(one['QtyItem']))).toBe(Number(one['MontoItem']));
  expect(sum(read(document(33)).Detalle)).toBe(1001);
});

test('codes of economic activity are those that are configured, each in a field of its own', () => {
  expect(taxDocumentXml(sheet, document(33), from)).toMatch(/<Acteco>465100<\/Acteco>\s*<Acteco>474100<\/Acteco>/);
});
