import { z } from 'zod';
import { count, instant, json, key, list, number, state, text } from '../../kernel/field.ts';
import { everyone } from '../../kernel/query.ts';
import { defineRow, type RowOf, withComputed, withOnly } from '../../kernel/row.ts';
import { hookLooks } from '../hook-looks.ts';
import { ESTADOS_AVISO } from '../hook-parts.shared.ts';
import { integratorLooks } from '../looks.ts';
import { ESTADOS_CLAVE } from '../parts.ts';

/** An integrator's key in its list. */
export const integratorRow = defineRow({
  projection: 'integrators/integrator-list',
  table: 'integrator_list',
  topic: 'claves_api',
  walked: ['number'],
  // Who may not give keys may not ask for their list.
  scope: everyone,
  fields: {
    _id: key(),
    number: number('N° de clave', { search: true }),
    nombre: text('Nombre', { search: true }),
    estado: state('Estado', ESTADOS_CLAVE, { looks: integratorLooks }),
    cliente_id: key(),
    cliente_nombre: text('Cliente', { search: true }),
    alcances: list('Alcances'),
    ips: list('Direcciones permitidas'),
    por_minuto: count('Límite por minuto'),
    por_dia: count('Límite por día'),
    /** Last characters of the key that is given out, and of those that still work beside it. */
    final_clave: text('Termina en'),
    /** Whether its program is told of orders. */
    avisos: state('Avisos', ESTADOS_AVISO, { looks: hookLooks }),
    creado_por: text('Creada por', { person: true }),
    createdAt: instant('Creada'),
    updatedAt: instant('Última actualización'),
    version: count('Versión', { internal: true }),
    /** The integrator as its stream folds it, which its next event goes on from; of its keys the hashes. */
    documento: json('Documento', z.unknown(), { internal: true }),
  },
});
export type IntegratorRow = RowOf<typeof integratorRow>;

const { documento: _, ...shown } = integratorRow.fields;
/** What its list shows: all but the integrator itself, and how much it was used. */
export const integratorGridRow = withComputed(withOnly(integratorRow, Object.keys(shown) as (keyof typeof shown)[]), {
  usos_hoy: count('Llamadas hoy', { computed: true }),
  usos_30: count('Llamadas en 30 días', { computed: true }),
  rechazos_30: count('Rechazadas en 30 días', { computed: true }),
  ultimo_uso: instant('Último uso', { computed: true, nullable: true }),
});
