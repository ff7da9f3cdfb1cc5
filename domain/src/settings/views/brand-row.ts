import { percentage, rate, text } from '../../kernel/field.ts';
import { asked, defineMaster } from '../../kernel/master-row.ts';

/** Brands (`configuraciones/marcas`, document 3 §7, requirements §5). */
export const brandMaster = defineMaster({
  name: 'brand',
  context: 'settings',
  words: { uno: 'marca', muchos: 'marcas', femenino: true, titulo: 'Marcas' },
  path: '/configuraciones_basicas/marcas',
  screen: 'configuraciones/marcas',
  payload: 'marca',
  acciones: { grid: 'simple' },
  table: 'brand_list',
  title: 'nombre',
  unique: ['nombre'],
  usedBy: [{ table: 'product_list', column: 'marca', by: 'nombre', label: 'productos' }],
  read: 'todos',
  write: ['Administrador'],
  fields: {
    nombre: asked(text('Nombre', { search: true }), { max: 80 }),
    factor_aereo: asked(rate('Factor aéreo', { cost: true }), {
      initial: 1,
      help: 'Por el costo FOB, al cotizar en dólares o euros',
    }),
    factor_maritimo: asked(rate('Factor marítimo', { cost: true }), { initial: 1 }),
    ad_valorem: asked(percentage('Ad valorem'), { initial: 6, help: 'Porcentaje sobre el CIF; 0 con tratado' }),
  },
});
