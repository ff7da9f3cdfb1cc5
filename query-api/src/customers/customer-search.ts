import { type CustomerRow, customerSearch } from '@power/domain/customers/views/customer-search';
import { isRejection } from '@power/domain/kernel/rejection';
import { defineGrid } from '@power/infra/platform/grid/define';
import { runGrid } from '@power/infra/platform/grid/run';
import { handleQuery } from '@power/infra/platform/queries/handler';

const customers = defineGrid({
  table: 'customer_list',
  columns: {
    _id: { type: 'code' },
    nombre: { type: 'text' },
    legalcode: { type: 'rut' },
    codigo_sap: { type: 'code' },
    tipo_cliente: { type: 'code' },
    giro: { type: 'text' },
    condicion_pago: { type: 'code' },
    cupo: { type: 'number' },
    email: { type: 'text' },
    phone: { type: 'code' },
    direcciones: { type: 'json' },
    contactos: { type: 'json' },
    activo: { type: 'bool' },
    ejecutivo_id: { type: 'code' },
    ejecutivo_nombre: { type: 'text' },
    puntos: { type: 'number' },
    createdAt: { type: 'date' },
    updatedAt: { type: 'date' },
    version: { type: 'number' },
  },
  quickFilter: ['nombre', 'legalcode', 'codigo_sap'],
  defaultSort: [{ colId: 'nombre', sort: 'asc' }],
  where: 'activo',
});
const FOUND = 30;

export default handleQuery(customerSearch, async ({ buscar }, { db, user }) => {
  const request = { startRow: 0, endRow: FOUND, sortModel: [], filterModel: {}, quickFilter: buscar };
  const page = await runGrid<CustomerRow>(db, customers, request, { user, scope: customerSearch.scope });
  return isRejection(page) ? page : { clientes: page.rows };
});
