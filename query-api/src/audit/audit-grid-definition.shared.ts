import { auditGridRow, auditRow } from '@power/domain/audit/views/event-row';
import { gridOf } from '@power/infra/platform/rows/grid';

/** Everything that has happened, newest first; of all, or of one person. */
const declared = {
  defaultSort: [{ colId: 'posicion', sort: 'desc' }],
  searched: 'busqueda',
  held: ['numero', 'etiqueta', 'usuario', 'perfil', 'documento', 'detalle'],
  asWritten: ['etiqueta', 'detalle'],
  unordered: ['etiqueta', 'documento', 'numero', 'version', 'perfil', 'detalle'],
} as const;

export const auditEvents = gridOf(auditRow, declared);
/** As *Auditoría* lists it: what each event changed is told beside the page. */
export const auditPage = gridOf(auditGridRow, { ...declared, computed: { cambios: "'[]'::jsonb" } });
