import { code, count, percentage, state, text } from '../../kernel/field.ts';
import { asked, defineMaster, masterCode } from '../../kernel/master-row.ts';

/**
 * How suppliers abroad are paid (`configuraciones/payment-method`, requirements §5). How customers pay is another list:
 * the methods of `condiciones_pago`.
 */
export const paymentMethodMaster = defineMaster({
  name: 'importPayment',
  context: 'settings',
  words: { uno: 'método de pago', muchos: 'métodos de pago', femenino: false, titulo: 'Métodos de Pago' },
  teaches: 'Cómo se paga a los proveedores: anticipo y plazo de cada forma de pago.',
  path: '/configuraciones_basicas/payment_method',
  screen: 'configuraciones/payment-method',
  payload: 'payment_method',
  acciones: { grid: 'simple' },
  table: 'payment_method_list',
  title: 'nombre',
  unique: ['codigo', 'nombre'],
  usedBy: [
    { table: 'supplier_list', column: 'payment_method', by: 'codigo', label: 'proveedores', one: 'proveedor' },
    {
      table: 'purchaseorder_list',
      column: 'payment_method',
      by: 'codigo',
      label: 'órdenes de compra',
      one: 'orden de compra',
    },
  ],
  read: ['Administrador', 'Brand Manager', 'Jefe de Logistica', 'Finanzas'],
  write: ['Administrador'],
  fields: {
    codigo: asked(masterCode('Código'), { max: 20, fixed: true }),
    nombre: asked(text('Nombre', { search: true }), { max: 80 }),
    tipo: asked(state('Tipo', ['T/T', 'L/C', 'crédito']), { initial: 'T/T' }),
    anticipo: asked(percentage('Anticipo'), { initial: 0, help: 'Porcentaje que se paga con la orden' }),
    dias: asked(count('Días'), { initial: 0, max: 720, help: 'Del embarque al pago del saldo' }),
    codigo_erp: asked(code('Código ERP', { search: true }), { required: false, max: 20 }),
  },
});
