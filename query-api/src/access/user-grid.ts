import { userGrid } from '@power/domain/access/views/user-grid';
import { defineGrid } from '@power/infra/platform/grid/define';
import { runGrid } from '@power/infra/platform/grid/run';
import { handleQuery } from '@power/infra/platform/queries/handler';

const users = defineGrid({
  table: 'user_list',
  columns: {
    _id: { type: 'code' },
    email: { type: 'code' },
    nombre: { type: 'text' },
    telefono: { type: 'text' },
    codigo_sap: { type: 'code' },
    perfil: { type: 'code' },
    permisos: { type: 'json' },
    concesiones: { type: 'list' },
    cliente_id: { type: 'code' },
    proveedor_id: { type: 'code' },
    marcas: { type: 'list' },
    bodega: { type: 'code' },
    activo: { type: 'bool' },
    con_clave: { type: 'bool' },
    creado: { type: 'date' },
    ultimo_ingreso: { type: 'date' },
    version: { type: 'number' },
  },
  quickFilter: ['nombre', 'email', 'perfil'],
  defaultSort: [{ colId: 'nombre', sort: 'asc' }],
});

export default handleQuery(userGrid, async (request, { db, user }) => runGrid(db, users, request, { user }));
