import { code, flag, numbers, state, text } from '../../kernel/field.ts';
import { asked, defineMaster, masterCode, type MasterRow } from '../../kernel/master-row.ts';

/**
 * Payment conditions and methods (`configuraciones/condiciones_pago`, document 3 §7, requirements §5): one list behind
 * the dropdowns *Condición de Pago* and *Método de Pago*. Older than the kit: kind and code are its id.
 */
export const paymentOptionMaster = defineMaster({
  name: 'paymentOption',
  category: 'payment-option',
  createdType: 'PaymentOptionRegistered',
  context: 'finance',
  words: { uno: 'condición de pago', muchos: 'condiciones de pago', femenino: true, titulo: 'Condiciones de Pago' },
  teaches: 'Se eligen en clientes, cotizaciones y pedidos; sus días son los vencimientos de la factura.',
  path: '/condiciones_pago',
  screen: 'configuraciones/condiciones_pago',
  payload: 'condicionpago',
  acciones: { second: 'dropdownMetodo' },
  offers: { dropdown: { tipo: 'condicion' }, second: { tipo: 'metodo' } },
  table: 'payment_option_list',
  title: 'condicionPago',
  identity: ['tipo', 'codigo'],
  unique: [],
  usedBy: [
    {
      table: 'order_list',
      column: 'condicion_pago',
      by: 'codigo',
      label: 'pedidos',
      one: 'pedido',
      when: { tipo: 'condicion' },
    },
    {
      table: 'customer_list',
      column: 'condicion_pago',
      by: 'codigo',
      label: 'clientes',
      one: 'cliente',
      when: { tipo: 'condicion' },
    },
    {
      table: 'quotation_list',
      column: 'condicion_pago',
      by: 'codigo',
      label: 'cotizaciones',
      one: 'cotización',
      when: { tipo: 'condicion' },
    },
    {
      table: 'order_list',
      column: 'metodo_pago',
      by: 'codigo',
      label: 'pedidos',
      one: 'pedido',
      when: { tipo: 'metodo' },
    },
  ],
  read: 'todos',
  write: ['Administrador'],
  fields: {
    codigo: asked(masterCode('Código'), { max: 20, fixed: true }),
    condicionPago: asked(text('Condición de pago', { search: true }), { max: 120 }),
    tipo: asked(state('Tipo', ['condicion', 'metodo']), { initial: 'condicion', fixed: true }),
    /** Days from the invoice at which parts fall due; none is before delivery. */
    dias: asked(numbers('Días'), {
      initial: [],
      max: 720,
      help: 'Desde la factura, uno por vencimiento; vacío: al contado',
    }),
    requiere_validacion: asked(flag('Requiere validación'), { initial: false, later: true }),
    codigo_erp: asked(code('Código ERP', { search: true }), { required: false, max: 20, initial: '', later: true }),
  },
});
export const paymentOptionRow = paymentOptionMaster.row;
export type PaymentOptionRow = MasterRow<typeof paymentOptionMaster>;
