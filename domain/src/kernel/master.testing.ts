import { code, count, flag, list, numbers, percentage, rate, rut, state, text } from './field.ts';
import { masterCalls } from './master.ts';
import { asked, defineMaster } from './master-row.ts';

/** Two master lists as unlike as the kit allows: feminine and numbered with a picture; masculine and named by its fields. */

export const boxMaster = defineMaster({
  name: 'box',
  context: 'settings',
  words: { uno: 'caja', muchos: 'cajas', femenino: true, titulo: 'Cajas' },
  teaches: 'Guardan lo pequeño.',
  path: '/cajas',
  payload: 'caja',
  table: 'box_list',
  title: 'nombre',
  picture: 'Logo',
  unique: ['nombre'],
  read: 'todos',
  write: ['Administrador'],
  fields: {
    nombre: asked(text('Nombre'), { max: 20 }),
    color: asked(text('Color'), { required: false, later: true, initial: 'café' }),
  },
});
export const boxes = masterCalls(boxMaster);

export const shelfMaster = defineMaster({
  name: 'shelf',
  context: 'settings',
  words: { uno: 'estante', muchos: 'estantes', femenino: false, titulo: 'Estantes' },
  teaches: 'Guardan las cajas.',
  path: '/estantes',
  payload: 'estante',
  table: 'shelf_list',
  title: 'pasillo',
  identity: ['pasillo', 'numero'],
  unique: [],
  read: 'todos',
  write: ['Administrador'],
  together: ({ alto, carga }) =>
    Number(carga) > Number(alto) ? { campo: 'carga', mensaje: 'No cabe tanto' } : undefined,
  fields: {
    pasillo: asked(code('Pasillo'), { max: 5, fixed: true }),
    numero: asked(count('Número'), { fixed: true }),
    alto: asked(count('Alto')),
    carga: asked(count('Carga'), { initial: 0 }),
  },
});
export const shelves = masterCalls(shelfMaster);

/** Every kind of field that a form asks for. */
export const everything = {
  identity: [],
  unique: ['nombre', 'codigo'],
  fields: {
    nombre: asked(text('Nombre'), { max: 20 }),
    apodo: asked(text('Apodo'), { required: false, min: 3 }),
    nota: asked(text('Nota'), { required: false, lines: 3 }),
    correo: asked(text('Correo'), { required: false, email: true }),
    vendedor: asked(text('Vendedor'), { required: false, person: 'Ejecutivo de Ventas' }),
    codigo: asked(code('Código'), { required: false, max: 6 }),
    rut: asked(rut('RUT', { nullable: true }), { required: false }),
    dias: asked(count('Días', { nullable: true }), { required: false, max: 1500 }),
    factor: asked(rate('Factor'), { initial: 1 }),
    descuento: asked(percentage('Descuento'), { initial: 0 }),
    activa: asked(flag('Activa'), { initial: true }),
    tamano: asked(state('Tamaño', ['chica', 'grande', 'mayor']), { initial: 'chica' }),
    avisos: asked(list('Avisos'), { initial: ['nadie@power.test'], emails: true, min: 1 }),
    marcas: asked(list('Marcas'), { initial: ['x', 'y'], min: 2 }),
    cuotas: asked(numbers('Cuotas'), { initial: [] }),
  },
} as const;
