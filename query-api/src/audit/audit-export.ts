import { auditExport } from '@power/domain/audit/views/event-grid';
import { exportOf } from '@power/infra/platform/export/export-of';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { auditEvents } from './audit-grid-definition.ts';

export default handleQuery(
  auditExport,
  exportOf(auditExport, {
    titulo: 'Auditoría',
    grid: auditEvents,
    columns: [
      { field: 'posicion', titulo: 'Posición', tipo: 'numero' },
      { field: 'at', titulo: 'Fecha y hora', tipo: 'instante' },
      { field: 'etiqueta', titulo: 'Qué pasó', ancho: 40 },
      { field: 'documento', titulo: 'Documento' },
      { field: 'numero', titulo: 'Número' },
      { field: 'usuario', titulo: 'Quién' },
      { field: 'perfil', titulo: 'Perfil' },
      { field: 'detalle', titulo: 'Detalle', ancho: 80 },
      { field: 'tipo', titulo: 'Evento' },
      { field: 'version', titulo: 'Versión', tipo: 'entero' },
      { field: 'comando', titulo: 'Comando', ancho: 40 },
    ],
  }),
);
