import { stockRow } from '../../inventory/views/stock-row.ts';
import { warehouseMaster } from '../../inventory/views/warehouse-row.ts';
import { defineGridQuery } from '../../kernel/grid-query.ts';
import type { Perfil } from '../../kernel/perfiles.ts';
import { erpStockRow } from './stock-report-row.ts';

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

export const erpStock = defineGridQuery(erpStockRow, {
  ...base,
  name: 'erp-stock',
  accion: 'stocktest2',
  summary: 'Stock frente al del ERP',
});
