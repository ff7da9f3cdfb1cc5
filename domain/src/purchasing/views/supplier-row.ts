import { code, count, list, text } from '../../kernel/field.ts';
import { asked, defineMaster } from '../../kernel/master-row.ts';
import { parseRut } from '../../kernel/rut.ts';

/** Suppliers, Chilean and foreign (`proveedores`, requirements §5). */
export const supplierMaster = defineMaster({
  name: 'supplier',
  context: 'purchasing',
  words: { uno: 'proveedor', muchos: 'proveedores', femenino: false, titulo: 'Proveedores' },
  teaches: 'A quién se compra: con su moneda, su plazo de entrega y su método de pago.',
  path: '/proveedores',
  screen: 'proveedores',
  payload: 'proveedor',
  table: 'supplier_list',
  title: 'razon_social',
  unique: ['razon_social', 'tax_id', 'CardCode'],
  usedBy: [
    { table: 'user_list', column: 'proveedor_id', by: '_id', label: 'usuarios', one: 'usuario' },
    { table: 'importinvoice_list', column: 'proveedor', by: 'razon_social', label: 'invoices', one: 'invoice' },
    {
      table: 'purchaseorder_list',
      column: 'proveedor',
      by: 'razon_social',
      label: 'órdenes de compra',
      one: 'orden de compra',
    },
  ],
  read: ['Administrador', 'Brand Manager', 'Jefe de Logistica', 'Finanzas'],
  write: ['Administrador'],
  together: ({ pais, tax_id }) =>
    pais === 'CL' && parseRut(String(tax_id))?.rut !== tax_id
      ? { campo: 'tax_id', mensaje: 'Escribe el RUT con puntos y dígito verificador: 76.086.428-5' }
      : undefined,
  fields: {
    razon_social: asked(text('Razón social', { search: true }), { max: 120 }),
    pais: asked(code('País'), { max: 2, reference: { master: 'country', field: 'codigo' } }),
    tax_id: asked(code('RUT o Tax ID', { search: true }), { max: 30, help: 'En Chile, su RUT' }),
    moneda: asked(code('Moneda'), { initial: 'USD', max: 3, reference: { master: 'currency', field: 'codigo' } }),
    marcas: asked(list('Marcas', { search: true }), {
      initial: [],
      help: 'Las que se le compran',
      reference: { master: 'brand', field: 'nombre' },
    }),
    lead_time: asked(count('Lead time (días)'), { initial: 0, max: 365, help: 'De la orden al embarque' }),
    payment_method: asked(code('Método de pago'), {
      required: false,
      max: 20,
      reference: { master: 'importPayment', field: 'codigo' },
    }),
    contactos: asked(text('Contactos', { search: true }), {
      required: false,
      max: 1000,
      lines: 3,
      help: 'Uno por línea: nombre, cargo, correo, teléfono',
    }),
    correos: asked(list('Correos'), { initial: [], emails: true, help: 'Los que reciben las órdenes de compra' }),
    CardCode: asked(code('CardCode', { search: true }), { required: false, max: 20, help: 'Código en el ERP' }),
  },
});
