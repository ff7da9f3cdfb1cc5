import { day, list, state, text } from '../../kernel/field.ts';
import { asked, defineMaster } from '../../kernel/master-row.ts';
import { contentLooks, ESTADOS_CONTENIDO } from '../content-looks.ts';
import { CONTENT_PEOPLE, periodTogether } from './shown-piece.ts';

export const TIPOS_LISTA = ['destacados', 'ofertas'] as const;
/** More are a catalogue. */
export const MAX_DESTACADOS = 50;

/** Products that the site puts forward for some days, in their order (`listado-productos-web`, requirements §6). */
export const featuredListMaster = defineMaster({
  name: 'featuredList',
  context: 'content',
  words: { uno: 'lista', muchos: 'listas', femenino: true, titulo: 'Productos Destacados' },
  teaches: 'Lo que el sitio pone adelante, destacados u ofertas, entre qué días y en qué orden.',
  path: '/listas_web',
  screen: 'listado-productos-web',
  payload: 'lista',
  table: 'featured_list',
  title: 'nombre',
  unique: ['nombre'],
  read: CONTENT_PEOPLE,
  write: CONTENT_PEOPLE,
  restored: { estado: 'Borrador' },
  together: periodTogether,
  fields: {
    nombre: asked(text('Nombre', { search: true }), { max: 80 }),
    tipo: asked(state('Tipo', TIPOS_LISTA), { initial: 'destacados' }),
    desde: asked(day('Desde'), { help: 'Primer día en que se ve' }),
    hasta: asked(day('Hasta', { nullable: true }), { required: false, help: 'Último día; vacío: sin término' }),
    estado: asked(state('Estado', ESTADOS_CONTENIDO, { looks: contentLooks }), { initial: 'Borrador' }),
    /** Codes, the first one first. */
    productos: asked(list('Productos'), {
      required: false,
      initial: [],
      max: MAX_DESTACADOS,
      code: true,
      help: 'Códigos, en el orden en que se ven; se agregan también desde Productos Web',
    }),
  },
});
