import { auditRow } from '@power/domain/audit/views/event-row';
import { gridOf } from '@power/infra/platform/rows/grid';

/** Everything that has happened, newest first; of all, or of one person. */
export const auditEvents = gridOf(auditRow, {
  defaultSort: [{ colId: 'posicion', sort: 'desc' }],
  searched: 'busqueda',
  held: ['numero', 'etiqueta', 'usuario', 'perfil', 'documento', 'detalle'],
  asWritten: ['etiqueta', 'detalle'],
});
