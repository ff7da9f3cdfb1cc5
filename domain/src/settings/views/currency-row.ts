import { count, text } from '../../kernel/field.ts';
import { asked, defineMaster, masterCode } from '../../kernel/master-row.ts';

/** Currencies (`configuraciones/monedas`, requirements §5). */
export const currencyMaster = defineMaster({
  name: 'currency',
  context: 'settings',
  words: { uno: 'moneda', muchos: 'monedas', femenino: true, titulo: 'Monedas' },
  teaches: 'En qué se compra y se cotiza; los decimales valen al mostrar y al redondear.',
  path: '/configuraciones_basicas/monedas',
  screen: 'configuraciones/monedas',
  payload: 'moneda',
  acciones: { grid: 'simple' },
  table: 'currency_list',
  title: 'nombre',
  unique: ['codigo', 'nombre'],
  usedBy: [
    { table: 'supplier_list', column: 'moneda', by: 'codigo', label: 'proveedores', one: 'proveedor' },
    { table: 'purchaseorder_list', column: 'moneda', by: 'codigo', label: 'órdenes de compra', one: 'orden de compra' },
  ],
  read: 'todos',
  write: ['Administrador'],
  fields: {
    codigo: asked(masterCode('Código ISO'), { max: 3, fixed: true, help: 'Tres letras: CLP, USD, EUR' }),
    nombre: asked(text('Nombre', { search: true }), { max: 60 }),
    simbolo: asked(text('Símbolo'), { max: 5 }),
    decimales: asked(count('Decimales'), { max: 4, initial: 2 }),
  },
});
