import { code, state, text } from '../../kernel/field.ts';
import { asked, defineMaster, masterCode } from '../../kernel/master-row.ts';

/** The last two hold goods that are with resellers, or of the projects of a customer. */
export const TIPOS_BODEGA = ['física', 'virtual', 'tránsito', 'RMA', 'demo', 'sala', 'reseller', 'proyecto'] as const;
export type TipoBodega = (typeof TIPOS_BODEGA)[number];

/** Warehouses (`bodegas`, requirements §2); commercial profiles read only. */
export const warehouseMaster = defineMaster({
  name: 'warehouse',
  context: 'inventory',
  words: { uno: 'bodega', muchos: 'bodegas', femenino: true, titulo: 'Bodegas' },
  teaches: 'Dónde está la mercadería: cada saldo de stock y cada pedido nombra una.',
  path: '/bodegas',
  screen: 'bodegas',
  payload: 'bodega',
  table: 'warehouse_list',
  title: 'nombre',
  unique: ['codigo', 'nombre'],
  usedBy: [
    { table: 'stock_list', column: 'bodega', by: 'codigo', label: 'productos con stock', one: 'producto con stock' },
    {
      table: 'stock_list',
      column: 'bodega',
      by: 'codigo',
      label: 'productos con stock',
      one: 'producto con stock',
      keeps: true,
      holding: 'fisico',
    },
    { table: 'order_list', column: 'bodega_entrega', by: 'codigo', label: 'pedidos', one: 'pedido' },
    { table: 'quotation_list', column: 'bodega_entrega', by: 'codigo', label: 'cotizaciones', one: 'cotización' },
    { table: 'user_list', column: 'bodega', by: 'codigo', label: 'usuarios', one: 'usuario' },
    { table: 'reservation_list', column: 'bodega', by: 'codigo', label: 'reservas', one: 'reserva' },
    { table: 'rma_list', column: 'bodegas', by: 'codigo', label: 'RMA', one: 'RMA', list: true },
    { table: 'rack_list', column: 'bodega', by: 'codigo', label: 'bloques', one: 'bloque' },
  ],
  read: [
    'Administrador',
    'Jefe de Bodega',
    'Asistente Bodega',
    'Bodega y Despacho',
    'Bodega',
    'Brand Manager',
    'Pre-Venta',
    'Ejecutivo de Ventas',
    'Jefe de Logistica',
  ],
  write: ['Administrador', 'Jefe de Bodega', 'Jefe de Logistica'],
  fields: {
    codigo: asked(masterCode('Código'), { max: 20, fixed: true }),
    nombre: asked(text('Nombre', { search: true }), { max: 80 }),
    tipo: asked(state('Tipo', TIPOS_BODEGA), { initial: 'física' }),
    codigo_sap: asked(code('Código SAP', { search: true }), { required: false, max: 20 }),
    comuna: asked(text('Comuna', { search: true }), { required: false, max: 60 }),
  },
});
