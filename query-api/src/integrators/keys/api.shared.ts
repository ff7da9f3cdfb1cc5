import { orderCalls } from '@power/domain/documents';
import { apiOrder, apiOrders, apiPrices, apiStock, wantedCodes } from '@power/domain/integrators/views/api';
import { isRejection } from '@power/domain/kernel/rejection';
import type { OrderSheet } from '@power/domain/orders/views/sheet';
import { GUIA, NOTA_CREDITO, TIPOS_DTE } from '@power/domain/streams/order/billing.shared';
import { priceFor, pricesAt } from '@power/domain/products/prices.shared';
import type { Disponibilidad } from '@power/domain/products/views/partner-stock-row';
import { handleQuery, type QueryContext, type QueryHandler } from '@power/infra/platform/queries/handler';
import { sql } from 'kysely';
import { customerOf } from '../../kernel/customer-type.ts';
import { readSheet } from '../../kernel/document.ts';
import { listedTaxDocuments } from '../../orders/tax-document.shared.ts';
import { ARRIVAL_OF_UNITS, AVAILABILITY_OF_UNITS, UNITS } from '../../products/partner-stock.shared.ts';

interface Asked {
  readonly codigos?: string | undefined;
  readonly desde?: string | undefined;
  readonly cantidad: number;
}

/** What is for sale, in the order of ids, from where a page begins; one row more than the page tells that another follows. */
function catalogue({ rows }: QueryContext, asked: Asked) {
  const codes = wantedCodes(asked);
  // The catalogue is everybody's, as for a reseller; what of it is the customer's own is its price.
  let found = rows.unscoped
    .selectFrom('product_list')
    .select(['_id', 'codigo', 'part_number', 'nombre', 'marca'])
    .where('activo', '=', true)
    .where('bloqueado', '=', false)
    .where('servicio', '=', false)
    .orderBy('_key')
    .limit(asked.cantidad + 1);
  if (asked.desde !== undefined) found = found.where('_key', '>', asked.desde);
  if (codes)
    found = found.where((of) =>
      of.or([
        ...(['codigo', 'part_number'] as const).map((name) =>
          of(of.fn<string>('upper', [name]), '=', of.fn.any(of.val(codes))),
        ),
        sql<boolean>`${of.ref('ean')} ?| ${of.val(codes)}::text[]`,
      ]),
    );
  return found;
}

/** A page, and where the next one begins: at the id of its last row. */
function paged<R extends { readonly _id: string }>(found: readonly R[], cantidad: number) {
  const page = found.slice(0, cantidad);
  return { page, siguiente: found.length > cantidad ? page.at(-1)!._id : null };
}

const stock = handleQuery(apiStock, async (asked, context) => {
  const found = await context.rows.unscoped
    // A page of the catalogue, as above.
    .selectFrom(
      catalogue(context, asked)
        .select(['_key', sql<number>`${sql.raw(UNITS)}`.as('unidades')])
        .as('pagina'),
    )
    .select(['_id', 'codigo', 'part_number', 'nombre', 'marca'])
    .select([
      sql<Disponibilidad>`${sql.raw(AVAILABILITY_OF_UNITS)}`.as('disponibilidad'),
      sql<string | null>`${sql.raw(ARRIVAL_OF_UNITS)}`.as('llega'),
    ])
    .orderBy('_key')
    .execute();
  const { page, siguiente } = paged(found, asked.cantidad);
  return { ok: true as const, siguiente, productos: page.map(({ _id: _, ...product }) => product) };
});

const prices = handleQuery(apiPrices, async (asked, context) => {
  const company = await customerOf(context, context.user.cliente_id ?? '');
  if (isRejection(company)) return company;
  const found = await catalogue(context, asked).select(['base', 'ajustes']).execute();
  const { page, siguiente } = paged(found, asked.cantidad);
  return {
    ok: true as const,
    siguiente,
    moneda: 'CLP' as const,
    tipo_cliente: company.tipo_cliente,
    productos: page.map(({ codigo, part_number, nombre, marca, base, ajustes }) => {
      const precio = priceFor(pricesAt(base, ajustes, context.now), company.tipo_cliente);
      return { codigo, part_number, nombre, marca, precio_neto: precio === 0 ? null : precio };
    }),
  };
});

const orders = handleQuery(apiOrders, async ({ desde, cantidad }, { rows }) => {
  let found = rows
    .from('order_list')
    .select(['_id', 'number', 'createdAt', 'estatus', 'orden_compra', 'neto', 'iva', 'total'])
    .select(['facturado', 'entregado', 'folio'])
    .orderBy('number', 'desc')
    .limit(cantidad + 1);
  if (desde !== undefined) found = found.where('number', '<', Number(desde));
  const all = await found.execute();
  const page = all.slice(0, cantidad);
  const numbers = page.map(({ number }) => number);
  const lines = await rows
    .from('order_line_list')
    .select(['number', 'linea', 'codigo', 'part_number', 'cantidad', 'precio_venta'])
    .where((of) => of('number', '=', of.fn.any(of.val(numbers))))
    .orderBy('linea')
    .execute();
  return {
    ok: true as const,
    siguiente: all.length > cantidad ? String(page.at(-1)!.number) : null,
    pedidos: page.map(({ _id: _, number, createdAt, estatus, ...order }) => ({
      numero: number,
      creado: createdAt,
      estado: estatus,
      ...order,
      lineas: lines
        .filter((line) => line.number === number)
        .map(({ number: __, precio_venta, ...line }) => ({ ...line, precio_neto: precio_venta })),
    })),
  };
});

const one = handleQuery(apiOrder, async ({ numero }, context) => {
  const found = await readSheet(orderCalls, context, numero);
  if (isRejection(found)) return found;
  const o = found.sheet as OrderSheet;
  return {
    ok: true as const,
    pedido: {
      numero: o.number,
      creado: o.createdAt,
      estado: o.estatus,
      estado_desde: o.estatus_at,
      orden_compra: o.orden_compra,
      tipo_entrega: o.tipo_entrega,
      bodega_entrega: o.bodega_entrega,
      neto: o.neto,
      iva: o.iva,
      total: o.total,
      facturado: o.facturado,
      entregado: o.entregado,
      folio: o.factura?.folio ?? null,
      despacho: o.despacho ? { courier: o.despacho.courier, seguimiento: o.despacho.seguimiento } : null,
      lineas: o.productos_pedido.map(({ linea, producto, cantidad, precio_venta }) => ({
        linea,
        codigo: producto.codigo,
        part_number: producto.part_number,
        cantidad,
        precio_neto: precio_venta,
      })),
      documentos: listedTaxDocuments(o, [...TIPOS_DTE, GUIA, NOTA_CREDITO], undefined).map(
        ({ _id: _, ...told }) => told,
      ),
    },
  };
});

/** What customers' programs ask for. */
export const api: readonly QueryHandler[] = [stock, prices, orders, one];
