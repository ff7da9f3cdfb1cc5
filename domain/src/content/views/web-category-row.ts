import { code, count, text } from '../../kernel/field.ts';
import { asked, defineMaster, masterCode } from '../../kernel/master-row.ts';

/** Sections of the site (`web-categorias`, requirements §6): a tree, each naming the one that it is in. */
export const webCategoryMaster = defineMaster({
  name: 'webCategory',
  context: 'content',
  words: { uno: 'categoría', muchos: 'categorías', femenino: true, titulo: 'Categorías' },
  teaches: 'Las secciones del sitio, unas dentro de otras: ahí encuentra el visitante cada producto.',
  path: '/web_categorias',
  screen: 'web-categorias',
  payload: 'categoria',
  table: 'web_category_list',
  title: 'nombre',
  unique: ['slug'],
  usedBy: [
    { table: 'web_category_list', column: 'padre', by: 'slug', label: 'subcategorías', one: 'subcategoría' },
    {
      table: 'web_product_list',
      column: 'categorias_web',
      by: 'slug',
      label: 'productos web',
      one: 'producto web',
      list: true,
    },
  ],
  // Whoever publishes products puts them into one.
  read: ['Administrador', 'Pre-Venta', 'Marketing', 'Brand Manager'],
  write: ['Administrador', 'Pre-Venta'],
  restored: {},
  fields: {
    nombre: asked(text('Nombre', { search: true }), { max: 60 }),
    slug: asked(masterCode('Dirección'), { max: 60, help: 'Como aparece en el enlace: camaras-ip' }),
    padre: asked(code('Dentro de'), {
      required: false,
      initial: '',
      max: 60,
      reference: { master: 'webCategory', field: 'slug' },
      acyclic: true,
      help: 'Vacío: en la raíz',
    }),
    icono: asked(text('Ícono'), {
      required: false,
      initial: '',
      max: 40,
      help: 'Nombre del dibujo: camera, wifi, lock',
    }),
    orden: asked(count('Orden'), { initial: 1, min: 1, max: 999 }),
  },
});
