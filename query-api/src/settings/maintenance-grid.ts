import { maintenanceGrid } from '@power/domain/settings/views/maintenance';
import { defineGrid } from '@power/infra/platform/grid/define';
import { runGrid } from '@power/infra/platform/grid/run';
import { handleQuery } from '@power/infra/platform/queries/handler';

const windows = defineGrid({
  table: 'maintenance',
  columns: {
    _id: { type: 'code' },
    estado: { type: 'code' },
    fecha: { type: 'day' },
    hora: { type: 'code' },
    tiempo: { type: 'number' },
    comentario: { type: 'text' },
    inicio: { type: 'date' },
    fin: { type: 'date' },
    termina: { type: 'date' },
    avisado: { type: 'bool' },
    usuario: { type: 'text' },
    motivo: { type: 'text' },
  },
  quickFilter: ['estado', 'comentario', 'usuario'],
  defaultSort: [{ colId: 'inicio', sort: 'desc' }],
});

export default handleQuery(maintenanceGrid, async (request, { db, user }) => runGrid(db, windows, request, { user }));
