import { auditExport } from '@power/domain/audit/views/event-grid';
import { auditRow } from '@power/domain/audit/views/event-row';
import { exportOf } from '@power/infra/platform/export/export-of';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { excelOf } from '@power/infra/platform/rows/excel';
import { auditEvents } from './audit-grid-definition.shared.ts';

export default handleQuery(
  auditExport,
  exportOf(auditExport, {
    titulo: 'Auditoría',
    grid: auditEvents,
    columns: excelOf(auditRow, [
      'posicion',
      'at',
      { field: 'etiqueta', titulo: 'Qué pasó', ancho: 40 },
      'documento',
      'numero',
      { field: 'usuario', titulo: 'Quién' },
      'perfil',
      { field: 'detalle', ancho: 80 },
      { field: 'tipo', titulo: 'Evento' },
      'version',
      { field: 'comando', ancho: 40 },
    ]),
  }),
);
