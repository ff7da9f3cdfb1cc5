import { priceListRow, productGridRow, sellerListRow } from '@power/domain/products/views/product-grid-row';
import type { NotaProducto } from '@power/domain/products/views/product-row';
import { arrivalOf } from '../ui/format/arrival.ts';
import { moneyColumn } from '../ui/list/columns.tsx';
import { rowColumns } from '../ui/list/row-columns.tsx';
import type { Column } from '../ui/list/types.ts';
import { NoteCell } from './note.shared.tsx';

/** On a phone. */
export const productCard = { first: ['part_number', 'nombre', 'precio_lista'], second: ['marca', 'stock'] } as const;
export const priceCard = {
  first: ['part_number', 'nombre', 'precio_lista'],
  second: ['stock', 'tienda', 'gold'],
} as const;
export const buyerCard = { first: ['part_number', 'nombre', 'precio'], second: ['stock', 'marca'] } as const;

const note = {
  field: 'nota',
  headerName: 'Nota',
  width: 150,
  sortable: false,
  cellDataType: false,
  cellRenderer: ({ data }: { data?: { nota: NotaProducto } }) => <NoteCell nota={data?.nota} />,
};
const price = { width: 100 };
const stock = { width: 90 };
/** What is on its way, for whoever stays on what there is. */
const arrives = { tooltipValueGetter: ({ data }: { data?: unknown }) => arrivalOf(data as never) };

/** *Productos*. */
export const productColumns = rowColumns(productGridRow, [
  ['part_number', { headerName: 'Part number', pinned: 'left', width: 192 }],
  // Eight of them fit on a screen of 1366 px, beside the box to choose a row and its menu.
  ['nombre', { minWidth: 184, flex: 2 }],
  ['marca', { minWidth: 90, flex: 0, width: 108 }],
  ['stock', { headerName: 'Disponible', ...stock }],
  ['precio_lista', { headerName: 'Precio lista', ...price }],
  ['bloqueado', { width: 84 }],
  ['web', { width: 68 }],
  ['serializable', { headerName: 'Lleva serie', width: 92 }],
  { ...note, width: 130 },
  ['unidad', { width: 90, initialHide: true }],
  ['servicio', { width: 95, initialHide: true }],
  ['tier', { width: 80 }],
  ['codigo', { initialHide: true }],
  ['codigo_sap', { initialHide: true }],
  ['ean', { width: 150, initialHide: true }],
  ['categoria', { minWidth: 130, initialHide: true }],
  ['activo', { width: 90, initialHide: true }],
  ['fisico', { ...stock, initialHide: true }],
  moneyColumn('pmp', 'PMP', 'CLP', { initialHide: true }),
  ['costo_fob', { initialHide: true }],
  ['con_ubicacion', { width: 110, initialHide: true }],
  ['createdAt', { initialHide: true }],
]);

/** The price list with cost and margins, for whoever may see them (document 3 §9). */
export const priceColumns = rowColumns(priceListRow, [
  ['part_number', { headerName: 'Part number', pinned: 'left', width: 192 }],
  ['nombre', { minWidth: 168, flex: 1 }],
  ['marca', { flex: 0, width: 112, minWidth: 90 }],
  ['tier', { width: 68 }],
  moneyColumn('pmp', 'Costo Unitario', 'CLP', { width: 112 }),
  ['precio_lista', { headerName: 'Precio Lista', ...price }],
  ['tier_1_calculo', price],
  ['tier_2_calculo', price],
  ['tier_3_calculo', price],
  ['margen_t1', { width: 110 }],
  ['margen_t2', { width: 110 }],
  ['margen_t3', { width: 110 }],
  ['tienda', price],
  ['mobile', price],
  ['silver', price],
  ['gold', price],
  ['platinum', price],
  ['stock', { ...stock, ...arrives }],
  note,
]);

const COSTS: readonly string[] = ['pmp', 'costo_fob', 'margen_t1', 'margen_t2', 'margen_t3'];
export const withoutCosts = <R,>(columns: readonly Column<R>[]): readonly Column<R>[] =>
  columns.filter(({ field }) => !COSTS.includes(field));
/** The same for whoever sees no cost: a constant, so that columns stay where they were dragged. */
export const openPriceColumns = withoutCosts(priceColumns);
export const openProductColumns = withoutCosts(productColumns);

const selling = [
  ['part_number', { headerName: 'Part number', pinned: 'left', width: 192 }],
  ['nombre', { minWidth: 180, flex: 2 }],
  ['marca', { flex: 0, width: 112, minWidth: 90 }],
  ['stock', { headerName: 'Disponible', width: 98, ...arrives }],
] as const;
const coming = [
  ['por_recibir', { width: 108 }],
  ['llega', { width: 104 }],
] as const;
const lists = [
  ['precio_lista', price],
  ['tier_3_calculo', { headerName: 'Integrador', ...price }],
  ['tienda', price],
  ['mobile', price],
  ['silver', price],
  ['gold', price],
  ['platinum', price],
] as const;
/** Stock and prices of sellers. */
export const sellerColumns = rowColumns(sellerListRow, [...selling, ...coming, ...lists, note]);
/** The same with units for showing. */
export const presaleColumns = rowColumns(sellerListRow, [
  ...selling,
  ...coming,
  ['demo', { width: 80 }],
  ...lists,
  note,
]);

const own = (divisa: 'CLP' | 'USD' | 'EUR') =>
  rowColumns(sellerListRow, [
    ...selling,
    moneyColumn('precio', 'Precio del cliente', divisa, { width: 150 }) as never,
    ['precio_lista', price],
    note,
  ]);
/** What one customer pays. */
export const customerColumns = { pesos: own('CLP'), dolares: own('USD'), euros: own('EUR') } as const;
