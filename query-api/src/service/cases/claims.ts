import { claimRow } from '@power/domain/service/claims/views/claim-row';
import { claimExport, claimGrid, claimSuppliers } from '@power/domain/service/claims/views/grids';
import { exportOf } from '@power/infra/platform/export/export-of';
import { handleQuery, type QueryHandler } from '@power/infra/platform/queries/handler';
import { excelOf } from '@power/infra/platform/rows/excel';
import { gridOf } from '@power/infra/platform/rows/grid';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';
import { sql } from 'kysely';

/** Claims, the newest first. */
const all = gridOf(claimRow, { defaultSort: [{ colId: 'createdAt', sort: 'desc' }] });
const columns = excelOf(claimRow, [
  'rma',
  'n',
  'estado',
  { field: 'proveedor', ancho: 30 },
  'part_number',
  { field: 'nombre', ancho: 40 },
  'marca',
  'serie',
  'cantidad',
  { field: 'motivo', ancho: 40 },
  'referencia',
  'entrega',
  { field: 'respuesta', ancho: 40 },
  { field: 'cierre', ancho: 40 },
  { field: 'cliente_nombre', ancho: 30 },
  'createdAt',
  'updatedAt',
]);

/** Claims to suppliers: list, Excel, and to whom one may be made. */
export default [
  handleGrid(claimGrid, all),
  handleQuery(claimExport, exportOf(claimExport, { titulo: 'Reclamos a proveedor', grid: all, columns })),
  handleQuery(claimSuppliers, async ({ marca }, { rows }) => ({
    proveedores: (
      await rows
        .from('supplier_list')
        .select(['_id', 'razon_social'])
        .where('activo', '=', true)
        .orderBy(sql`CASE WHEN marcas ? ${marca ?? ''} THEN 0 ELSE 1 END`)
        .orderBy(sql`ops.plain(razon_social)`)
        .orderBy('_key')
        .execute()
    ).map(({ _id, razon_social }) => ({ _id, nombre: razon_social })),
  })),
] as QueryHandler[];
