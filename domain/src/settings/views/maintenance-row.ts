import { code, count, day, flag, instant, key, state, text } from '../../kernel/field.ts';
import { everyone } from '../../kernel/query.ts';
import { defineRow, type RowOf } from '../../kernel/row.ts';
import { ESTADOS_MANTENCION, maintenanceLooks } from '../setting-looks.ts';

/** An update of the system, planned, under way or past. */
export const maintenanceRow = defineRow({
  projection: 'settings/maintenance',
  table: 'maintenance',
  topic: 'mantencion',
  scope: everyone,
  fields: {
    _id: key(),
    estado: state('Estado', ESTADOS_MANTENCION, { search: true, looks: maintenanceLooks }),
    fecha: day('Fecha'),
    hora: code('Hora'),
    tiempo: count('Estimado (min)'),
    comentario: text('Comentario', { nullable: true, search: true }),
    inicio: instant('Inicio'),
    fin: instant('Término', { nullable: true }),
    /** When it ends by itself, extensions counted in; `avisado`: that it is about to has been told. */
    termina: instant('Termina sola'),
    avisado: flag('Avisada'),
    usuario: text('Programó', { search: true, person: true }),
    motivo: text('Motivo', { nullable: true }),
  },
});
export type MaintenanceRow = RowOf<typeof maintenanceRow>;
