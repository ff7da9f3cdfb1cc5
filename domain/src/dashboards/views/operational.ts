import { z } from 'zod';
import { GOODS_HANDLERS, type Perfil, SELLERS } from '../../kernel/perfiles.ts';
import { RESERVATION_LIST } from '../../reservations/views/reservation-row.ts';
import { defineQuery, everyone } from '../../kernel/query.ts';
import { WAREHOUSE_STOCK_READS, warehouseStock } from '../../inventory/views/warehouse-stock.ts';
import { levelMaster } from '../../inventory/views/level-row.ts';
import { placeMaster } from '../../inventory/views/place-row.ts';
import { placeStockRow } from '../../inventory/views/place-stock-row.ts';
import { rackMaster } from '../../inventory/views/rack-row.ts';
import { routeRow } from '../../dispatches/views/route-row.ts';
import { trolleyRow } from '../../inventory/views/trolley-row.ts';
import { preferredPlaceRow } from '../../inventory/views/preferred-place-row.ts';
import { ORDER_LIST } from '../../orders/views/order-row.ts';

/** Selection flags of the operational dashboard, in the order of document 1 §3. */
export const DASHBOARD_FLAGS = [
  'stockBodegaVirtual',
  'stockBodegaFisica',
  'carritoConProductos',
  'productoMasVendido',
  'productosSinDatosBodega',
  'productosSinUbicacionPreferida',
  'productosSinCodigoBarra',
  'pedidosUltimos30',
  'ordenesCompraImportacion5',
  'ordenesCompraRecibidas30',
  'ordenesCompraPorEstatus30',
  'entradasSinDocumento30',
  'salidasSinDocumento30',
  'pedidosPorEstatus30',
  'recepcionTiempoReal',
  'pickingTiempoReal',
  'despachoTiempoReal',
  'entregasTiempoReal',
  'pedidosPendientes',
  'reservasPendientes',
  'reservasTiempoReal',
  'reservasCaducadas',
  'entregadoSala',
] as const;
/** Blocks of the wallboard of the warehouse's doors and shelves: what anybody who passes by may read. */
export const DOOR_FLAGS = ['recepcionBodega', 'rutasBodega', 'ocupacionBodega'] as const;
const FLAGS = [...DASHBOARD_FLAGS, ...DOOR_FLAGS] as const;
export type DashboardFlag = (typeof FLAGS)[number];
/** All of them, in the order in which a reply names them. */
export const ALL_FLAGS: readonly DashboardFlag[] = FLAGS;

/** Flags that the queue screens load without a session. */
export const PUBLIC_FLAGS: readonly DashboardFlag[] = [
  'pickingTiempoReal',
  'pedidosPendientes',
  'entregadoSala',
  'reservasPendientes',
  'reservasTiempoReal',
  'reservasCaducadas',
  ...DOOR_FLAGS,
];

/** Who has the dashboard at all (document 1 §6); the blocks of the queue screens are open to everybody. */
export const DASHBOARD_PERFILES: readonly Perfil[] = [
  ...new Set([...GOODS_HANDLERS, ...SELLERS, 'Marketing' as const, 'Finanzas' as const]),
];

/** `total` in pesos, only for whoever may list orders. */
export const ordersOfDay = z.object({ fecha: z.string(), cantidad: z.number().int(), total: z.number().optional() });
export const ordersOfStatus = z.object({
  estatus: z.string(),
  cantidad: z.number().int(),
  total: z.number().optional(),
});
export const bestSeller = z.object({
  producto_id: z.string(),
  part_number: z.string(),
  nombre: z.string(),
  marca: z.string(),
  cantidad: z.number().int(),
  pedidos: z.number().int(),
});
export const withoutBarcode = z.object({
  cantidad: z.number().int(),
  productos: z.array(
    z.object({ _id: z.string(), codigo: z.string(), part_number: z.string(), nombre: z.string(), marca: z.string() }),
  ),
});
export const leavingNow = z.object({
  number: z.number(),
  client: z.object({ name: z.string() }),
  tipo_entrega: z.string(),
  bodega_entrega: z.string(),
  estatus: z.string(),
  updatedAt: z.string(),
});

/** The company itself is the client: work for the warehouse, but nobody waits in the showroom (document 1 §2 fila-pedidos). */
const interno = z.literal(true).optional();

export const pickingNow = z.object({
  number: z.number(),
  client: z.object({ name: z.string() }),
  tipo_entrega: z.string(),
  fecha_update: z.string(),
  /** Only for people of the house with a session. */
  interno,
  bodega_entrega: z.string().optional(),
  arrResultado: z
    .array(
      z.object({
        usuario_id: z.string(),
        usuario: z.string(),
        pausado: z.boolean(),
        pickeadas: z.number(),
        unidades: z.number(),
      }),
    )
    .optional(),
});
export const pendingNow = z.object({
  number: z.number(),
  updatedAt: z.string(),
  cliente: z.object({ nombre: z.string() }),
  tipo_entrega: z.string(),
});
export const inRoomNow = z.object({
  number: z.number(),
  client: z.object({ name: z.string() }),
  entregado: z.boolean(),
  updatedAt: z.string(),
  /** Only for people of the house with a session. */
  interno,
  facturado: z.boolean().optional(),
  bodega_entrega: z.string().optional(),
});

/** A card of the queue of reservations: what it shows and no more. */
export const waitingReservation = z.object({
  id: z.string(),
  number: z.number(),
  updatedAt: z.string(),
  cliente: z.object({ nombre: z.string() }),
  /** Where it comes from: *Directa*, *Cotización*, *Pedido*. */
  tipo: z.string(),
  bodega: z.string(),
});
export const expiredReservation = waitingReservation.extend({
  /** Days since the last one that it held. */
  dias_vencida: z.number().int(),
});

/** Goods in somebody's trolley. */
export const trolleysNow = trolleyRow.schema.pick({
  _id: true,
  part_number: true,
  nombre: true,
  bodega: true,
  en_carro_de: true,
  cantidad: true,
  tomado_at: true,
});
/** Entries or issues without document. */
export const notesOf30 = z.object({
  number: z.number().int(),
  estado: z.string(),
  bodega: z.string(),
  motivo: z.string(),
  unidades: z.number().int(),
  createdAt: z.string(),
});
/** Import orders that come to the receiving door. */
export const receivingNow = z.object({
  number: z.number().int(),
  proveedor: z.string(),
  marca: z.string(),
  estado: z.string(),
  eta: z.string().nullable(),
  unidades: z.number().int(),
  recibidas: z.number().int(),
});

/** Import orders of the company, as a block lists them. */
export const importOrderNow = receivingNow.pick({ number: true, proveedor: true, marca: true, estado: true }).extend({
  createdAt: z.string(),
  ultima_recepcion: z.string().nullable(),
});
export const importOrdersOfState = z.object({ estado: z.string(), cantidad: z.number().int() });

/** What a passer-by may read of an import order: neither its supplier nor its brand. */
export const doorNow = receivingNow
  .pick({ number: true, estado: true, eta: true, unidades: true, recibidas: true })
  .extend({ dias_atraso: z.number().int() });
/** A route of today, or one that did not close: no driver, no customer, no money. */
export const routeNow = z.object({
  number: z.number().int(),
  estado: z.string(),
  patente: z.string(),
  paradas: z.number().int(),
  cargadas: z.number().int(),
  /** Stops that are over: delivered or not. */
  hechas: z.number().int(),
  salida_at: z.string().nullable(),
});
/** How many places of a rack hold something. */
export const rackNow = z.object({
  bodega: z.string(),
  bloque: z.string(),
  ubicaciones: z.number().int(),
  ocupadas: z.number().int(),
});

const flags = Object.fromEntries(FLAGS.map((flag) => [flag, z.boolean().optional()])) as Record<
  DashboardFlag,
  z.ZodOptional<z.ZodBoolean>
>;

/** Blocks of the operational dashboard and of the queue screens: one reply field for each flag that is on (document 1 §7). */
export const operationalDashboard = defineQuery({
  scope: everyone,
  name: 'operational-dashboard',
  context: 'dashboards',
  path: '/dashboard/cargadashboardoperacional',
  access: { publico: true },
  board: true,
  reads: [
    ORDER_LIST,
    RESERVATION_LIST,
    'orders/order-line-list',
    preferredPlaceRow.projection,
    trolleyRow.projection,
    'inventory/entrynote-list',
    'inventory/issuenote-list',
    'purchasing/purchase-order-list',
    routeRow.projection,
    rackMaster.row.projection,
    levelMaster.row.projection,
    placeMaster.row.projection,
    placeStockRow.projection,
    ...WAREHOUSE_STOCK_READS,
  ],
  summary: 'Bloques del dashboard operacional y de las pantallas de fila',
  request: z
    .strictObject(flags)
    .refine((r) => Object.values(r).some(Boolean), { message: 'Enciende al menos un bloque' }),
  reply: z.looseObject({
    ahora: z.string(),
    /** How many orders or reservations each list holds in all; a block lists 200 at most. */
    totales: z.partialRecord(z.enum(FLAGS), z.number().int()).optional(),
    pickingTiempoReal: z.array(pickingNow).optional(),
    pedidosPendientes: z.array(pendingNow).optional(),
    entregadoSala: z.array(inRoomNow).optional(),
    reservasPendientes: z.array(waitingReservation).optional(),
    reservasTiempoReal: z.array(waitingReservation).optional(),
    reservasCaducadas: z.array(expiredReservation).optional(),
    pedidosUltimos30: z.array(ordersOfDay).optional(),
    pedidosPorEstatus30: z.array(ordersOfStatus).optional(),
    productoMasVendido: z.array(bestSeller).optional(),
    productosSinUbicacionPreferida: withoutBarcode.optional(),
    productosSinCodigoBarra: withoutBarcode.optional(),
    productosSinDatosBodega: withoutBarcode.optional(),
    ordenesCompraImportacion5: z.array(importOrderNow).optional(),
    ordenesCompraRecibidas30: z.array(importOrderNow).optional(),
    ordenesCompraPorEstatus30: z.array(importOrdersOfState).optional(),
    despachoTiempoReal: z.array(leavingNow).optional(),
    entregasTiempoReal: z.array(leavingNow).optional(),
    carritoConProductos: z.array(trolleysNow).optional(),
    entradasSinDocumento30: z.array(notesOf30).optional(),
    salidasSinDocumento30: z.array(notesOf30).optional(),
    recepcionTiempoReal: z.array(receivingNow).optional(),
    recepcionBodega: z.array(doorNow).optional(),
    rutasBodega: z.array(routeNow).optional(),
    ocupacionBodega: z.array(rackNow).optional(),
    stockBodegaVirtual: z.array(warehouseStock).optional(),
    stockBodegaFisica: z.array(warehouseStock).optional(),
  }),
});
