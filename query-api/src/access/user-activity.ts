import { userActivity } from '@power/domain/access/views/user-activity';
import { defineGrid } from '@power/infra/platform/grid/define';
import { runGrid } from '@power/infra/platform/grid/run';
import { handleQuery } from '@power/infra/platform/queries/handler';

const events = defineGrid({
  table: 'audit_event_list',
  columns: {
    _id: { type: 'code' },
    posicion: { type: 'number' },
    at: { type: 'date' },
    tipo: { type: 'code' },
    etiqueta: { type: 'text' },
    documento: { type: 'code' },
    numero: { type: 'code' },
    stream: { type: 'code' },
    version: { type: 'number' },
    usuario_id: { type: 'code' },
    usuario: { type: 'text' },
    perfil: { type: 'code' },
    comando: { type: 'code' },
    detalle: { type: 'text' },
  },
  quickFilter: ['numero', 'etiqueta', 'documento', 'detalle'],
  defaultSort: [{ colId: 'posicion', sort: 'desc' }],
});

export default handleQuery(userActivity, async ({ usuario, ...request }, { db, user }) => {
  const filterModel = { ...request.filterModel, usuario_id: { filterType: 'set' as const, values: [usuario] } };
  return runGrid(db, events, { ...request, filterModel }, { user });
});
