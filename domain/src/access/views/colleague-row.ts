import { code, count, flag, instant, key, optionalKey, state, text } from '../../kernel/field.ts';
import { defineGridQuery } from '../../kernel/grid-query.ts';
import { PERFILES } from '../../kernel/perfiles.ts';
import { defineRow, type RowOf, withOnly } from '../../kernel/row.ts';
import { COMPANY_PEOPLE } from '../company/people.shared.ts';
import { ESTADOS_USUARIO, userLooks } from '../user-looks.ts';

/** An account as people of the same company see it. */
export const colleagueRow = defineRow({
  projection: 'access/colleague-list',
  table: 'colleague_list',
  topic: 'personas_empresa',
  scope: { cliente: 'cliente_id' },
  fields: {
    _id: key(),
    nombre: text('Nombre', { search: true }),
    email: code('Correo electrónico', { search: true }),
    telefono: text('Teléfono', { nullable: true }),
    estado: state('Estado', ESTADOS_USUARIO, { looks: userLooks }),
    /** Until when the invitation is good; null once it is not waited for. */
    vence: instant('Invitación hasta', { nullable: true }),
    invitado_por_id: optionalKey(),
    /** Null: the account was made by the house. */
    invitado_por: text('Invitada por', { nullable: true, person: true }),
    creado: instant('Desde'),
    ultimo_ingreso: instant('Último ingreso', { nullable: true }),
    cliente_id: optionalKey(),
    perfil: state('Perfil', PERFILES, { internal: true }),
    con_clave: flag('Con clave', { internal: true }),
    version: count('Versión', { internal: true }),
  },
});
export type ColleagueRow = RowOf<typeof colleagueRow>;

const { perfil: _, con_clave: __, cliente_id: ___, ...shown } = colleagueRow.fields;
export const colleagueGridRow = withOnly(colleagueRow, Object.keys(shown) as (keyof typeof shown)[]);
export type ColleagueGridRow = RowOf<typeof colleagueGridRow>;

/** *Personas*: who of the own company works in its portal. */
export const colleagueGrid = defineGridQuery(colleagueGridRow, {
  context: 'access',
  path: '/personas_empresa/listar',
  access: { perfiles: COMPANY_PEOPLE },
  name: 'colleague-grid',
  summary: 'Personas de la propia empresa con acceso al portal de clientes',
});
