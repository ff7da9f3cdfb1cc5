import { Skeleton } from '@mantine/core';
import type { DashboardFlag } from '@power/domain/dashboards/views/operational';
import { addDays } from '@power/domain/kernel/dates';
import { lookOf } from '@power/domain/kernel/look';
import { orderLooks } from '@power/domain/orders/order-looks';
import { part } from '../../ui/part.tsx';
import { ElapsedTime } from '../../ui/format/elapsed-time.tsx';
import { formatCount, formatMillions } from '../../ui/format/numbers.ts';
import { today } from '../../ui/format/times.ts';
import { type Block, block } from './block.ts';
import { FEW, Figure, inBars, type Line, Lines } from './block-parts.tsx';
import { only } from '../../ui/list/list-tabs.tsx';
import { filtered, inLastDays, type ListLinks, madeBetween, ofStatus } from './links.ts';
import { IMPORT_BLOCKS } from './import-blocks.tsx';
import type { BlockData } from './use-block.ts';
import { WAREHOUSE_BLOCKS } from './warehouse-blocks.tsx';

const OrdersChart = part(() => import('./orders-chart.tsx'), 'OrdersChart', {
  place: 'here',
  loading: <Skeleton height={180} />,
});

type Orders = readonly {
  readonly number: number;
  readonly name: string;
  readonly since: string;
  readonly extra?: string;
}[];

/** Orders that wait, the longest waiting first. */
const waiting = (
  orders: Orders,
  links: ListLinks,
  total = orders.length,
  [one, many]: readonly [string, string],
  empty: string,
) => (
  <>
    <Figure value={total} unit={total === 1 ? one : many} />
    <Lines
      empty={empty}
      of={orders.slice(0, FEW).map((o): Line => ({
        key: String(o.number),
        first: o.number,
        name: o.name,
        to: links.order(o.number),
        last: (
          <>
            {o.extra !== undefined && `${o.extra} · `}
            <ElapsedTime since={o.since} variant="words" />
          </>
        ),
      }))}
    />
  </>
);
const leaving = (
  data: BlockData<'despachoTiempoReal'>,
  links: ListLinks,
  total: number | undefined,
  unit: readonly [string, string],
  empty: string,
) =>
  waiting(
    data.map((o) => ({ number: o.number, name: o.client.name, since: o.updatedAt, extra: o.tipo_entrega })),
    links,
    total,
    unit,
    empty,
  );

type Held = readonly {
  readonly codigo: string;
  readonly nombre: string;
  readonly unidades: number;
  readonly valor?: number | undefined;
}[];

/** What warehouses hold, units first; their value where the person sees costs. */
const held = (warehouses: Held, empty: string) => {
  const units = warehouses.reduce((sum, { unidades }) => sum + unidades, 0);
  return (
    <>
      <Figure value={units} unit={units === 1 ? 'unidad' : 'unidades'} />
      <Lines
        empty={empty}
        of={warehouses.slice(0, FEW).map((w): Line => ({
          key: w.codigo,
          first: formatCount(w.unidades),
          name: w.nombre,
          last: w.valor === undefined ? '' : formatMillions(w.valor),
        }))}
      />
    </>
  );
};

/** Products that lack something: how many, and the first of them. */
const lacking = (empty: string) => (data: BlockData<'productosSinCodigoBarra'>, links: ListLinks) => (
  <>
    <Figure value={data.cantidad} unit={data.cantidad === 1 ? 'producto' : 'productos'} />
    <Lines
      empty={empty}
      of={data.productos.slice(0, FEW).map((p): Line => ({
        key: p._id,
        first: p.codigo,
        name: p.part_number === p.codigo ? p.nombre : `${p.part_number} · ${p.nombre}`,
        last: p.marca,
        to: links.product(p._id),
      }))}
    />
  </>
);

/** Blocks that the dashboard can draw, in their first order. */
export const BLOCKS: ReadonlyMap<DashboardFlag, Block<never>> = new Map([
  block(
    'pedidosPendientes',
    'Pedidos pendientes',
    filtered(() => ofStatus('Pendiente Picking')),
    (data, links, total) =>
      waiting(
        data.map((o) => ({ number: o.number, name: o.cliente.nombre, since: o.updatedAt, extra: o.tipo_entrega })),
        links,
        total,
        ['pedido espera picking', 'pedidos esperan picking'],
        'Ningún pedido espera picking.',
      ),
  ),
  block(
    'pickingTiempoReal',
    'Picking en tiempo real',
    filtered(() => ofStatus('En Picking')),
    (data, links, total) =>
      waiting(
        data.map((o) => {
          const work = o.arrResultado?.[0];
          return {
            number: o.number,
            name: o.client.name,
            since: o.fecha_update,
            ...(work ? { extra: work.pausado ? 'en pausa' : `${work.pickeadas}/${work.unidades}` } : {}),
          };
        }),
        links,
        total,
        ['pedido en picking', 'pedidos en picking'],
        'Nadie está pickeando.',
      ),
  ),
  block(
    'entregadoSala',
    'Entregado a sala',
    filtered(() => ofStatus('Entregado a Sala')),
    (data, links, total) =>
      waiting(
        data.map((o) => ({
          number: o.number,
          name: o.client.name,
          since: o.updatedAt,
          extra: o.facturado ? 'facturado' : 'sin factura',
        })),
        links,
        total,
        ['pedido en sala', 'pedidos en sala'],
        'No hay pedidos en sala.',
      ),
  ),
  block(
    'despachoTiempoReal',
    'Despacho en tiempo real',
    filtered(() => ofStatus('Pendiente Despacho', 'En Ruta')),
    (data, links, total) =>
      leaving(
        data,
        links,
        total,
        ['pedido por despachar o en ruta', 'pedidos por despachar o en ruta'],
        'No hay pedidos por despachar ni en ruta.',
      ),
  ),
  block(
    'entregasTiempoReal',
    'Entregas de hoy',
    filtered(() => ({ ...ofStatus('Entregado'), ...inLastDays('estatus_at', 1) })),
    (data, links, total) =>
      leaving(data, links, total, ['pedido entregado hoy', 'pedidos entregados hoy'], 'Todavía no hay entregas hoy.'),
  ),
  block(
    'pedidosUltimos30',
    'Pedidos de los últimos 30 días',
    filtered(() => madeBetween(addDays(today(), -29), today())),
    (data, links) => (
      <>
        <Figure value={data.reduce((sum, d) => sum + d.cantidad, 0)} unit="pedidos, sin los anulados" />
        <OrdersChart days={data} hrefOf={(from, to) => links.list({ filterModel: madeBetween(from, to) })} />
      </>
    ),
  ),
  block(
    'pedidosPorEstatus30',
    'Pedidos por estatus, 30 días',
    filtered(() => inLastDays('createdAt', 30)),
    (data, links) => (
      <Lines
        empty="No hay pedidos en los últimos 30 días."
        of={inBars(data, (s) => ({
          key: s.estatus,
          name: lookOf(orderLooks, s.estatus).short,
          title: s.estatus,
          tone: lookOf(orderLooks, s.estatus).tone,
          last: s.total === undefined ? '' : formatMillions(s.total),
          to: links.list({ filterModel: { ...ofStatus(s.estatus), ...inLastDays('createdAt', 30) } }),
        }))}
      />
    ),
  ),
  block(
    'productoMasVendido',
    'Productos más vendidos',
    (links) => links.of('reportes-dinamicos-ventas', inLastDays('facturado_at', 30), '/lineas'),
    (data, links) => (
      <Lines
        empty="Todavía no hay ventas."
        of={inBars(data, (p) => ({
          key: p.producto_id,
          name: `${p.part_number} · ${p.nombre}`,
          last: `${formatCount(p.pedidos)} ped.`,
          to: links.product(p.producto_id),
        }))}
      />
    ),
  ),
  block(
    'productosSinUbicacionPreferida',
    'Productos sin ubicación preferida',
    (links) => links.withoutPlace(),
    lacking('Todos los productos tienen ubicación preferida.'),
  ),
  block(
    'productosSinCodigoBarra',
    'Productos sin código de barras',
    (links) => links.withoutBarcode(),
    lacking('Todos los productos tienen código de barras.'),
  ),
  block(
    'productosSinDatosBodega',
    'Productos sin datos de bodega',
    (links) => links.withoutUnit(),
    lacking('Todos los productos dicen en qué unidad se cuentan.'),
  ),
  ...WAREHOUSE_BLOCKS,
  ...IMPORT_BLOCKS,
  block(
    'stockBodegaFisica',
    'Stock en bodegas físicas',
    (links) => links.of('bodegas', { tipo: only('física') }),
    (data) => held(data, 'Las bodegas físicas están vacías.'),
  ),
  block(
    'stockBodegaVirtual',
    'Stock en bodegas virtuales',
    (links) => links.of('bodegas', { tipo: only('virtual') }),
    (data) => held(data, 'Ninguna bodega virtual tiene stock.'),
  ),
]);
