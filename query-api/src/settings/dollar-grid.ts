import { dollarGrid } from '@power/domain/settings/views/dollar';
import { defineGrid } from '@power/infra/platform/grid/define';
import { runGrid } from '@power/infra/platform/grid/run';
import { handleQuery } from '@power/infra/platform/queries/handler';

const values = defineGrid({
  table: 'dollar_list',
  columns: {
    _id: { type: 'code' },
    fecha: { type: 'day' },
    valor: { type: 'number' },
    fuente: { type: 'code' },
    usuario: { type: 'text' },
    updatedAt: { type: 'date' },
  },
  quickFilter: ['fuente', 'usuario'],
  defaultSort: [{ colId: 'fecha', sort: 'desc' }],
});

export default handleQuery(dollarGrid, async (request, { db, user }) => runGrid(db, values, request, { user }));
