import { code, text } from '../../kernel/field.ts';
import { asked, defineMaster } from '../../kernel/master-row.ts';

/** Consignee addresses, printed on purchase orders (`configuraciones/shipping-address`, requirements §5). */
export const shippingAddressMaster = defineMaster({
  name: 'shippingAddress',
  context: 'settings',
  words: { uno: 'dirección de envío', muchos: 'direcciones de envío', femenino: true, titulo: 'Direcciones de Envío' },
  teaches: 'Adónde llega lo que se importa: se elige en cada orden de compra.',
  path: '/configuraciones_basicas/shipping_address',
  screen: 'configuraciones/shipping-address',
  payload: 'shipping_address',
  acciones: { grid: 'simple' },
  table: 'shipping_address_list',
  title: 'nombre',
  unique: ['nombre'],
  usedBy: [
    {
      table: 'purchaseorder_list',
      column: 'shipping_address',
      by: 'nombre',
      label: 'órdenes de compra',
      one: 'orden de compra',
    },
  ],
  read: ['Administrador', 'Brand Manager', 'Jefe de Logistica', 'Finanzas'],
  write: ['Administrador'],
  fields: {
    nombre: asked(text('Nombre', { search: true }), { max: 80, help: 'Como la reconoce quien compra: Bodega Central' }),
    consignatario: asked(text('Consignatario', { search: true }), { max: 120 }),
    direccion: asked(text('Dirección', { search: true }), { max: 200 }),
    ciudad: asked(text('Ciudad', { search: true }), { max: 80 }),
    pais: asked(code('País'), { initial: 'CL', max: 2, reference: { master: 'country', field: 'codigo' } }),
    codigo_postal: asked(code('Código postal'), { required: false, max: 20 }),
    contacto: asked(text('Contacto', { search: true }), { required: false, max: 120 }),
    telefono: asked(text('Teléfono'), { required: false, max: 40 }),
    correo: asked(text('Correo'), { required: false, max: 120, email: true }),
  },
});
