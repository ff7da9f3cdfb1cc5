import { flag, state, text } from '../../kernel/field.ts';
import { asked, defineMaster } from '../../kernel/master-row.ts';
import { QUOTERS } from '../guards.ts';

/** Text blocks of quotations (`condiciones-servicio`, requirements §3): a quotation keeps the version that it used. */
export const serviceConditionMaster = defineMaster({
  name: 'serviceCondition',
  context: 'quotations',
  words: { uno: 'condición', muchos: 'condiciones', femenino: true, titulo: 'Condiciones de servicio' },
  teaches:
    'Los textos de garantía, plazos e instalación que se agregan a una cotización; los marcados «Por defecto» vienen puestos.',
  path: '/condiciones_servicio',
  payload: 'condicion',
  table: 'service_condition_list',
  title: 'nombre',
  unique: ['nombre'],
  read: QUOTERS,
  write: ['Administrador'],
  fields: {
    nombre: asked(text('Nombre', { search: true }), { max: 80 }),
    tipo: asked(state('Tipo', ['garantía', 'plazos', 'instalación', 'otra']), { initial: 'garantía' }),
    texto: asked(text('Texto', { search: true }), { max: 4000, lines: 6 }),
    por_defecto: asked(flag('Por defecto'), { initial: false, help: 'Se propone en cada cotización nueva' }),
  },
});
