import { code, text } from '../../kernel/field.ts';
import { asked, defineMaster, masterCode } from '../../kernel/master-row.ts';

/** Countries (`configuraciones/paises`, requirements §5), with the code that the ERP knows them by. */
export const countryMaster = defineMaster({
  name: 'country',
  context: 'settings',
  words: { uno: 'país', muchos: 'países', femenino: false, titulo: 'Países' },
  teaches: 'De dónde son proveedores y direcciones: se eligen de esta lista.',
  path: '/configuraciones_basicas/paises',
  screen: 'configuraciones/paises',
  payload: 'pais',
  acciones: { grid: 'simple', dropdown: 'dropdownpaisessap' },
  table: 'country_list',
  title: 'nombre',
  unique: ['codigo', 'nombre'],
  usedBy: [
    { table: 'supplier_list', column: 'pais', by: 'codigo', label: 'proveedores', one: 'proveedor' },
    {
      table: 'shipping_address_list',
      column: 'pais',
      by: 'codigo',
      label: 'direcciones de envío',
      one: 'dirección de envío',
    },
  ],
  read: 'todos',
  write: ['Administrador'],
  fields: {
    codigo: asked(masterCode('Código ISO'), { max: 2, fixed: true, help: 'Dos letras, ISO 3166: CL, CN, US' }),
    nombre: asked(text('Nombre', { search: true }), { max: 80 }),
    codigo_erp: asked(code('Código ERP', { search: true }), { required: false, max: 10 }),
  },
});
