import { code, count, rate, state, text } from '../../kernel/field.ts';
import { asked, defineMaster, masterCode } from '../../kernel/master-row.ts';

/** How goods travel, with the factor and the days that a purchase begins with (`configuraciones/shipping-method`, requirements §5). */
export const shippingMethodMaster = defineMaster({
  name: 'shippingMethod',
  context: 'settings',
  words: { uno: 'método de envío', muchos: 'métodos de envío', femenino: false, titulo: 'Métodos de Envío' },
  teaches: 'Cómo viaja lo importado: su factor y sus días de viaje entran en costos y fechas.',
  path: '/configuraciones_basicas/shipping_method',
  screen: 'configuraciones/shipping-method',
  payload: 'shipping_method',
  acciones: { grid: 'simple' },
  table: 'shipping_method_list',
  title: 'nombre',
  unique: ['codigo', 'nombre'],
  usedBy: [
    {
      table: 'purchaseorder_list',
      column: 'shipping_method',
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
    tipo: asked(state('Tipo', ['aéreo', 'marítimo', 'terrestre', 'courier']), { initial: 'marítimo' }),
    factor_envio: asked(rate('Factor', { cost: true }), {
      initial: 1,
      min: 1,
      max: 10,
      help: 'Por el costo FOB, cuando la marca no tiene el suyo',
    }),
    dias: asked(count('Días de viaje'), { max: 365, help: 'Del embarque a la llegada' }),
    codigo_erp: asked(code('Código ERP', { search: true }), { required: false, max: 20 }),
  },
});
