import { defineGridQuery } from '../../kernel/grid-query.ts';
import { personGridRow } from './person-row.ts';

/** *Datos personales*: whom the log names. There is no export: a spreadsheet of persons would be one more place to forget. */
export const personGrid = defineGridQuery(personGridRow, {
  context: 'privacy',
  path: '/privacidad/listar',
  access: { perfiles: ['Administrador'] },
  name: 'person-grid',
  accion: 'grid',
  asOf: { none: 'De las personas no se guarda cómo figuraban antes: quien se olvida no debe quedar.' },
  summary: 'Personas que nombra el registro y no son usuarios',
});
