/** What further fields the rows hold that are planted, by table. */
export const MORE: Readonly<Record<string, object>> = {
  order_list: {
    number: 77,
    estatus: 'Pendiente Picking',
    createdAt: '2026-02-05T12:00:00Z',
    estatus_at: '2026-02-05T12:00:00Z',
    cliente_id: 'uno',
    ejecutivo_id: 'uno',
    web: true,
    condicion_pago: 'uno',
  },
  rack_list: { bodega: 'uno' },
  purchaseorder_list: { estado: 'Emitida' },
  order_line_list: { number: 77, codigo: 'uno', producto_id: 'uno', createdAt: '2026-02-05T12:00:00Z', cantidad: 3 },
  order_serial_list: { number: 77, serie: 'uno' },
  product_list: {
    codigo: 'uno',
    activo: true,
    busqueda: ' uno',
    ean: [],
    ajustes: [],
    base: { tienda: 1000 },
    nota: { txt: 'ENTONCES' },
  },
  price_change_list: { producto_id: 'uno', tramos: [{ desde: '2026-02-05T12:00:00.000Z', precios: {} }] },
  opportunity_list: {
    usuario: 'uno',
    year_cierre: 2026,
    mes_cierre: 2,
    porcentaje: 100,
    monto_total: 1000,
    montos: [{ marca: 'uno', monto: 1000 }],
    marcas: ['uno'],
    pedido: 77,
    por_facturar: true,
  },
  stock_list: { producto_id: 'uno', bodega: 'uno' },
  layer_list: { stock_actual: 5, capas: [['2026-01-05', 5]] },
  commitment_list: { producto_id: 'uno', pedido: 'uno', bodega: 'uno' },
  customer_list: { activo: true, ejecutivo_id: 'uno', direcciones: [], contactos: [] },
  user_list: { activo: true, perfil: 'Ejecutivo de Ventas', codigo_sap: 'uno', con_clave: true },
  calendar_event_list: { usuario: 'u', fecha: '2026-02-10T12:00:00.000Z' },
  maintenance: { inicio: '2026-02-10T12:00:00.000Z' },
  payment_option_list: { codigo: 'uno', tipo: 'condicion' },
};

/** Further rows of then, for queries that show none of the first kind. */
export const OTHERS: Readonly<Record<string, readonly object[]>> = {
  order_list: [
    { number: 78, estatus: 'Pendiente Validacion Administrativa' },
    { number: 79, estatus: 'Entregado a Sala', facturado: true, entregado: false },
    { number: 80, estatus: 'Pendiente Despacho', facturado: true, entregado: false },
  ],
  product_list: [{ codigo: 'dos', ean: ['uno'] }],
  payment_option_list: [{ codigo: 'dos', tipo: 'metodo' }],
  opportunity_list: [{ usuario: 'u', pedido: null }],
  user_list: [{ perfil: 'Brand Manager' }, { perfil: 'Bodega' }],
};
