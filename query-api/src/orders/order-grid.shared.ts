import { dteName, TIPOS_DTE } from '@power/domain/orders/billing.shared';
import { defineGrid, type GridOptions } from '@power/infra/platform/grid/define';
import { CREDIT_SHARE, CUPO, usedCredit } from './credit-sql.ts';

export const allColumns = {
  _id: { type: 'code' },
  number: { type: 'number' },
  codigo_sap: { type: 'code' },
  estatus: { type: 'code' },
  cliente_id: { type: 'code' },
  cliente_nombre: { type: 'text' },
  legalcode: { type: 'rut' },
  tipo_cliente: { type: 'code' },
  cliente_sap: { type: 'code' },
  ejecutivo_id: { type: 'code' },
  ejecutivo_nombre: { type: 'text' },
  tipo_entrega: { type: 'code' },
  bodega_entrega: { type: 'code' },
  condicion_pago: { type: 'code' },
  metodo_pago: { type: 'code' },
  neto: { type: 'number' },
  iva: { type: 'number' },
  total: { type: 'number' },
  facturado: { type: 'bool' },
  entregado: { type: 'bool' },
  neto_facturado: { type: 'number' },
  total_facturado: { type: 'number' },
  facturado_at: { type: 'date' },
  folio: { type: 'number' },
  tipo_dte: { type: 'number' },
  cotizacion: { type: 'number' },
  orden_compra: { type: 'text' },
  puntosUtilizados: { type: 'number' },
  datos_wp: { type: 'json' },
  web: { type: 'bool' },
  marcas: { type: 'list' },
  lineas: { type: 'number' },
  unidades: { type: 'number' },
  pickeadas: { type: 'number' },
  con_faltantes: { type: 'bool' },
  faltantes: { type: 'number' },
  por_devolver: { type: 'bool' },
  por_aprobar: { type: 'number' },
  picking_usuario_id: { type: 'code' },
  picking_usuario: { type: 'text' },
  picking_pausado: { type: 'bool' },
  comentarios: { type: 'number' },
  createdAt: { type: 'date' },
  updatedAt: { type: 'date' },
  validado_at: { type: 'date' },
  estatus_at: { type: 'date' },
  version: { type: 'number' },
} as const;

/** Name of a payment option by the code in a column; the code itself once the option is gone. */
export const nameOf = (tipo: 'condicion' | 'metodo', column: string): string =>
  `coalesce((SELECT p."condicionPago" FROM payment_option_list p WHERE p.tipo = '${tipo}' AND p.codigo = ${column} LIMIT 1), ${column})`;

/** What grids show besides: the names of payment condition and method, and the customer's credit limit, as they are now. */
const gridColumns = {
  ...allColumns,
  condicion: { type: 'text', sql: nameOf('condicion', 'condicion_pago') },
  metodo: { type: 'text', sql: nameOf('metodo', 'metodo_pago') },
  tipo_documento: {
    type: 'code',
    sql: `CASE tipo_dte ${TIPOS_DTE.map((tipo) => `WHEN ${tipo} THEN '${dteName(tipo)}'`).join(' ')} END`,
  },
  cupo: { type: 'number', sql: CUPO },
} as const;

/** What a validator weighs besides: the customer's credit as it is now, and with this order. */
const creditColumns = {
  ...gridColumns,
  usado: { type: 'number', sql: usedCredit('cliente_id') },
  uso: { type: 'number', sql: CREDIT_SHARE },
} as const;

const order: Omit<GridOptions<keyof typeof gridColumns>, 'where'> = {
  table: 'order_list',
  columns: gridColumns,
  quickFilter: ['number', 'cliente_nombre', 'legalcode', 'codigo_sap', 'ejecutivo_nombre', 'estatus', 'orden_compra'],
  defaultSort: [{ colId: 'number', sort: 'desc' }],
  temporal: true,
};

/** All orders, newest first. */
export const allOrders = defineGrid(order);
/** Orders of the web and the app. */
export const webOrders = defineGrid({ ...order, where: 'web' });
/** The validators' queue, oldest first. */
export const ordersToValidate = defineGrid({
  ...order,
  columns: creditColumns,
  where: "estatus = 'Pendiente Validacion Administrativa'",
  defaultSort: [{ colId: 'createdAt', sort: 'asc' }],
});
