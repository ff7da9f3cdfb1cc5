import { customerExport } from '@power/domain/customers/views/customer-grids';
import { customerGridRow } from '@power/domain/customers/views/customer-row';
import { exportOf } from '@power/infra/platform/export/export-of';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { excelOf } from '@power/infra/platform/rows/excel';
import { allCustomers } from './customer-grid.shared.ts';

const columns = excelOf(customerGridRow, [
  { field: 'nombre', ancho: 40 },
  'legalcode',
  'codigo_sap',
  'tipo_cliente',
  'ejecutivo_nombre',
  'giro',
  'condicion_pago',
  'condicion',
  'cupo',
  'puntos',
  'email',
  'phone',
  'comuna',
  'region',
  'activo',
  'createdAt',
  'updatedAt',
]);

export default handleQuery(
  customerExport,
  exportOf(customerExport, { titulo: 'Clientes', grid: allCustomers, columns }),
);
