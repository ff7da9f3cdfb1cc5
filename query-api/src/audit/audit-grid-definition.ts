import { defineGrid } from '@power/infra/platform/grid/define';

/** Everything that has happened, newest first. */
export const auditEvents = defineGrid({
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
    busqueda: { type: 'text', shown: false },
  },
  quickFilter: ['busqueda'],
  defaultSort: [{ colId: 'posicion', sort: 'desc' }],
});
