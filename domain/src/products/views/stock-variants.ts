import { stockRow } from '../../inventory/views/stock-row.ts';
import { warehouseMaster } from '../../inventory/views/warehouse-row.ts';
import { count } from '../../kernel/field.ts';
import { defineGridQuery } from '../../kernel/grid-query.ts';
import type { Perfil } from '../../kernel/perfiles.ts';
import { withComputed } from '../../kernel/row.ts';

const perfiles: readonly Perfil[] = [
  'Administrador',
  'Jefe de Bodega',
  'Asistente Bodega',
  'Bodega y Despacho',
  'Jefe de Logistica',
];
const base = { context: 'products', path: '/productos/listar', access: { perfiles } };

/** One stock projection by kind of warehouse (requirements §2): no rows where the company has none of that kind. */
const variant = (accion: string, summary: string) =>
  defineGridQuery(stockRow, {
    ...base,
    name: `stock-${accion.slice(1)}`,
    accion,
    summary,
    reads: [warehouseMaster.row.projection],
  });
export const stockVirtual = variant('@virtual', 'Stock de las bodegas virtuales');
export const stockResellers = variant('@resellers', 'Stock que está donde los resellers');
export const stockPorRecibir = variant('@porrecibir', 'Stock en tránsito, por recibir');
export const stockProyectos = variant('@proyectos', 'Stock de los proyectos de clientes');

/** Beside what the ERP says: null while none keeps a stock of its own, for then the books are these. */
export const erpStockRow = withComputed(stockRow, {
  fisico_erp: count('Físico en el ERP', { nullable: true, computed: true }),
  diferencia: count('Diferencia', { nullable: true, computed: true }),
});
export const erpStock = defineGridQuery(erpStockRow, {
  ...base,
  name: 'erp-stock',
  accion: 'stocktest2',
  summary: 'Stock frente al del ERP',
});
