import { count, dollars, text } from '../../../kernel/field.ts';
import type { ImportKind } from '../../../kernel/import-kind.ts';
import { asked } from '../../../kernel/master-row.ts';
import { BUYERS } from '../guards.ts';

const optional = { required: false } as const;
const nullable = { nullable: true } as const;

/** Headings as suppliers write them, mostly in English. */
const HEADINGS: Readonly<Record<string, readonly string[]>> = {
  codigo: [
    'Supplier code',
    'Item code',
    'Item No.',
    'Code',
    'SKU',
    'Material',
    'Material No.',
    'Product code',
    'Código',
  ],
  part_number: ['Part number', 'Part No.', 'P/N', 'MPN', 'Model', 'Model No.', 'Model number', 'Part', 'Modelo'],
  descripcion: [
    'Description',
    'Description of goods',
    'Goods',
    'Product',
    'Product name',
    'Commodity',
    'Specification',
  ],
  cantidad: ['Quantity', 'Qty', 'Qty.', 'Q’ty', 'Qty (pcs)', 'Quantity (pcs)', 'Pcs', 'Units', 'Unidades', 'Cant.'],
  moneda: ['Currency', 'Curr.', 'Cur.'],
};
const MONEY: Readonly<Record<string, readonly string[]>> = {
  precio: ['Unit price', 'Price', 'Price/unit', 'U/P', 'U. price', 'Unit cost', 'FOB price', 'EXW price', 'Precio'],
  total: ['Total', 'Amount', 'Total amount', 'Total price', 'Line total', 'Ext. price', 'Extended price', 'Importe'],
};
/** Often the heading of a price also says its currency. */
const BESIDE = ['', ' USD', ' US$', ' EUR', ' CNY', ' RMB', ' JPY', ' GBP', ' CLP'];

/** What a supplier offers in a spreadsheet: its rows together are the lines of one order. */
export const proformaImport: ImportKind = {
  tipo: 'proforma',
  words: { uno: 'proforma', muchos: 'proformas', femenino: true, titulo: 'Proforma del proveedor' },
  perfiles: BUYERS,
  above: true,
  identity: [],
  unique: [],
  fields: {
    codigo: asked(text('Código del proveedor'), { ...optional, code: true }),
    part_number: asked(text('Número de parte'), { ...optional, code: true }),
    descripcion: asked(text('Descripción'), { ...optional, max: 500, lines: 2 }),
    cantidad: asked(count('Cantidad'), { min: 1, max: 1_000_000 }),
    precio: asked(dollars('Precio unitario'), { max: 1_000_000_000 }),
    total: asked(dollars('Total de la línea', nullable), optional),
    moneda: asked(text('Moneda'), { ...optional, max: 40 }),
  },
  sample: {
    codigo: 'CAM-01',
    part_number: 'DS-2CD2043G2-I',
    descripcion: 'Bullet camera',
    cantidad: 20,
    precio: 48.5,
    total: 970,
    moneda: 'USD',
  },
  aliases: {
    ...Object.fromEntries(Object.entries(HEADINGS).flatMap(([field, all]) => all.map((one) => [one, field]))),
    ...Object.fromEntries(
      Object.entries(MONEY).flatMap(([field, all]) => all.flatMap((one) => BESIDE.map((more) => [one + more, field]))),
    ),
  },
  check: ({ codigo, part_number, descripcion }) =>
    codigo || part_number || descripcion
      ? []
      : ['Número de parte: la fila no dice qué producto es; si su celda está combinada con otra, sepáralas'],
};
