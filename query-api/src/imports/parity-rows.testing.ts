import type { ImportKind } from '@power/domain/kernel/import-kind';
import type { AskedField } from '@power/domain/kernel/master-row';

type Row = Readonly<Record<string, unknown>>;
/** Day of the payments and figures of these rows. */
export const DAY = '2026-01-05';
/** RUT of the customer whose invoices there are. */
const RUT = '12.345.678-5';

/** A row of each kind that its command accepts in the company of the test. */
export const sampleOf = ({ tipo, sample }: ImportKind, folio: number): Row => ({
  ...sample,
  ...(tipo === 'productos' && { part_number: 'PN-C', ean: 'EAN1' }),
  ...(tipo === 'productos' && { codigo: 'CAM-01' }),
  ...(tipo === 'pagos' && { fecha: DAY, factura: String(folio), monto: 1000, legalcode: RUT }),
});

const OTHERS: Readonly<Record<string, (folio: number) => readonly Row[]>> = {
  clientes: () => [{ legalcode: '96.790.240-3', nombre: 'Dos' }],
  productos: () => [
    { codigo: 'NEW-2', part_number: 'PN-NEW-2', nombre: 'Dos', marca: 'M' },
    { codigo: 'ÑANDÚ-1', part_number: 'PN-Ñ', nombre: 'Dos', marca: 'M' },
    { codigo: 'VIEJO', part_number: 'PN-V', nombre: 'Dos', marca: 'M' },
  ],
  precios: () => [{ codigo: 'ÑANDÚ-1', tienda: 5000 }],
  stock: () => [
    { codigo: 'ÑANDÚ-1', bodega: 'CENTRAL', cantidad: 3 },
    { codigo: 'CAM-01', bodega: 'NORTE', cantidad: 3 },
    { codigo: 'cam-01', bodega: 'central', cantidad: 3 },
  ],
  descargas: () => [{ tienda: 'apple', app: 'Otra', fecha: '2026-01-04', descargas: 3 }],
  pagos: (folio) => [
    { fecha: '2026-01-04', operacion: 'otra', monto: 2000, factura: String(folio + 1) },
    { fecha: DAY, operacion: 'otra', monto: 9_999_999, factura: String(folio) },
    { fecha: DAY, operacion: 'otra', monto: 1000, factura: '', legalcode: RUT },
  ],
};
/** Rows of other records, for a file in which two rows share one column. */
export const otherRows = ({ tipo }: ImportKind, folio: number): readonly Row[] => OTHERS[tipo]!(folio);

const BLANK = ['', ' ', '\u200b', '\u3164', null];
const FIGURES = [
  -1,
  0,
  1,
  1.5,
  0.125,
  1e9,
  1e12,
  1e15,
  9e99,
  '9e99',
  'NaN',
  '-1',
  '90,000',
  '89,990',
  '0.125',
  '1.000',
];
const DAYS = [
  '1900-01-01',
  '1899-12-31',
  '2100-12-31',
  '2101-01-01',
  '2200-01-01',
  '2026-02-30',
  '1/2/2026',
  '01/02/26',
];
const WORDS = [
  ...['x', 'a b', 'a\nb', 'a\u202eb', 'quizás', 'Sí', 'no', true, '=A1', '#N/A', `${DAY} 10:32`, 'Peña', '日本'],
  ...['DEMO\u00ad-N', 'DEMO\u200b-N', 'Cable UTP – 2 m “exterior”', 'Power™ 12V…', 'x@y.cl', 'x@y'],
  ...['LLAY-LLAY', 'SAN FCO DE MOSTAZAL', 'V. DEL MAR', '76.086.428-6', '11.111.111-1', RUT],
];
/** Names of records that exist, exist in another spelling, are deactivated, or do not exist. */
const REFERENCES = [
  ...[
    'CAM-01',
    'cam-01',
    'INST',
    'ÑANDÚ-1',
    'ñandú-1',
    'VIEJO',
    'NADA',
    'PN-C',
    'pn-ñ',
    'PN-Ñ',
    'PN-V',
    'EAN1',
    'EANV',
  ],
  ...['central', 'CERRADA', 'CON', 'con', 'OLD', '999', 'eva@power.test', 'EVA@power.test', 'ido@power.test'],
  ...['nadie@power.test'],
];

/** Values of one column, most of which break a rule: blank, too long, of another type, beyond bounds, of no record. */
export function valuesFor({ asked: { max = 200 } }: AskedField, folio: number): readonly unknown[] {
  const long = [40, 41, 60, 61, 200, 201, 500, 501, 5000, Math.min(max, 5000) + 1];
  return [
    ...BLANK,
    ...FIGURES,
    ...[max, max + 1],
    ...DAYS,
    ...WORDS,
    ...REFERENCES,
    ...[...new Set(long)].map((length) => 'x'.repeat(length)),
    ...[String(folio), String(folio + 1), `0${folio}`],
  ];
}
