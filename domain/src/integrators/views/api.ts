import { z } from 'zod';
import { customerRow } from '../../customers/views/customer-row.ts';
import { scannedSpellings } from '../../kernel/scanned-code.ts';
import { stockRow } from '../../inventory/views/stock-row.ts';
import { warehouseMaster } from '../../inventory/views/warehouse-row.ts';
import { defineQuery, everyone } from '../../kernel/query.ts';
import { taxDocument } from '../../orders/views/documents.ts';
import { orderRow, orderScope } from '../../orders/views/order-row.ts';
import { DISPONIBILIDADES } from '../../products/views/partner-stock-row.ts';
import { productRow } from '../../products/views/product-row.ts';
import type { Alcance } from '../parts.ts';

/** What one page holds at most. */
export const MAX_PAGINA = 200;

const cantidad = z.coerce.number().int().min(1).max(MAX_PAGINA).default(100);
/** Where a page begins: `siguiente` of the one before it. What is added or left out meanwhile moves no page. */
const desde = z.string().min(1).max(60).optional();
const codesOf = (text: string): string[] => [...new Set(text.split(',').map((one) => one.trim()))].filter(Boolean);

const catalogue = z.strictObject({
  /** Part numbers, codes or bar codes, by commas; absent: the whole catalogue. */
  codigos: z
    .string()
    .max(4000)
    .refine((text) => codesOf(text).length <= MAX_PAGINA, `A lo más ${MAX_PAGINA} códigos por llamada`)
    .optional(),
  desde,
  cantidad,
});
/** Spellings of the codes that are asked for, in capitals, as readings of a scanner mean them; undefined: all products. */
export const wantedCodes = ({ codigos }: { readonly codigos?: string | undefined }): string[] | undefined =>
  codigos === undefined
    ? undefined
    : [
        ...new Set(
          codesOf(codigos)
            .flatMap((one) => [one, ...scannedSpellings(one)])
            .map((one) => one.toUpperCase()),
        ),
      ];

const product = { codigo: z.string(), part_number: z.string(), nombre: z.string(), marca: z.string() };
const pageOf = <S extends z.core.$ZodLooseShape>(shape: S) => ({
  ok: z.literal(true),
  /** Where the next page begins; null on the last one. */
  siguiente: z.string().nullable(),
  ...shape,
});

/**
 * Calls of customers' programs: a key opens them and stands for the customer that it was given to, so that whatever is
 * asked for is within the row scope of that customer.
 */
const base = (alcance: Alcance) =>
  ({
    kit: 'document',
    context: 'integrators',
    method: 'GET',
    path: `/api/v1/${alcance}`,
    clave: alcance,
    access: { perfiles: ['Cliente'] },
    asOf: { none: 'Un programa pregunta por lo que hay ahora.' },
  }) as const;

export const apiStock = defineQuery({
  ...base('stock'),
  name: 'api-stock',
  scope: everyone,
  reads: [productRow.projection, stockRow.projection, warehouseMaster.row.projection, 'purchasing/order-line-list'],
  summary: 'Disponibilidad del catálogo, en palabras, para el programa de un cliente',
  request: catalogue,
  reply: z.object(
    pageOf({
      productos: z.array(
        z.object({ ...product, disponibilidad: z.enum(DISPONIBILIDADES), llega: z.string().nullable() }),
      ),
    }),
  ),
});

export const apiPrices = defineQuery({
  ...base('precios'),
  name: 'api-prices',
  scope: everyone,
  reads: [productRow.projection, customerRow.projection],
  summary: 'Precios netos del catálogo para el programa de un cliente: los de su tipo',
  request: catalogue,
  reply: z.object(
    pageOf({
      moneda: z.literal('CLP'),
      tipo_cliente: z.string().nullable(),
      /** `null`: the product has no price; it is asked for. */
      productos: z.array(z.object({ ...product, precio_neto: z.number().int().nullable() })),
    }),
  ),
});

/** An order as programs read it. */
const pedido = {
  numero: z.number().int(),
  creado: z.string(),
  estado: orderRow.fields.estatus.schema,
  orden_compra: z.string().nullable(),
  neto: z.number().int(),
  iva: z.number().int(),
  total: z.number().int(),
  facturado: z.boolean(),
  entregado: z.boolean(),
  folio: z.number().int().nullable(),
  lineas: z.array(
    z.object({
      linea: z.number().int(),
      codigo: z.string(),
      part_number: z.string(),
      cantidad: z.number().int(),
      precio_neto: z.number().int(),
    }),
  ),
};

export const apiOrders = defineQuery({
  ...base('pedidos'),
  name: 'api-orders',
  scope: orderScope,
  reads: [orderRow.projection, 'orders/order-line-list'],
  summary: 'Pedidos propios, del último hacia atrás, para el programa de un cliente',
  request: z.strictObject({
    desde: z
      .string()
      .regex(/^\d{1,9}$/, 'Usa el `siguiente` de la página anterior')
      .optional(),
    cantidad,
  }),
  reply: z.object(pageOf({ pedidos: z.array(z.object(pedido)) })),
});

/** One of its own orders: read from the log, so that what was just ordered is there. */
export const apiOrder = defineQuery({
  ...base('pedidos'),
  name: 'api-order',
  path: '/api/v1/pedidos/:numero',
  refusals: { PEDIDO_NO_EXISTE: 404 },
  scope: orderScope,
  reads: [],
  summary: 'Un pedido propio con su estado, sus líneas y sus documentos tributarios',
  request: z.strictObject({
    numero: z.string().regex(/^\d{1,15}$/, 'El número de un pedido lleva solo dígitos'),
  }),
  reply: z.object({
    ok: z.literal(true),
    pedido: z.object({
      ...pedido,
      tipo_entrega: orderRow.fields.tipo_entrega.schema,
      bodega_entrega: z.string(),
      /** Since when it is in its state. */
      estado_desde: z.string(),
      /** How it left the building; null until it does. */
      despacho: z.object({ courier: z.string().nullable(), seguimiento: z.string().nullable() }).nullable(),
      documentos: z.array(taxDocument.omit({ _id: true })),
    }),
  }),
});

export const apiCalls = [apiStock, apiPrices, apiOrders, apiOrder] as const;

/** What the use of a key calls its calls: by their address, and what it orders by its method too. */
export const API_ADDRESSES: ReadonlyMap<string, string> = new Map([
  ...apiCalls.map(({ name, path }) => [name, path] as const),
  ['create-api-order', 'POST /api/v1/pedidos'],
]);
