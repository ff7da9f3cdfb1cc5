import { ElapsedTime } from '../../ui/format/elapsed-time.tsx';
import { formatCount } from '../../ui/format/numbers.ts';
import { formatDay } from '../../ui/format/times.ts';
import { block } from './block.ts';
import { FEW, Figure, type Line, Lines } from './block-parts.tsx';
import { OC_EN_CAMINO } from '@power/domain/purchasing/orders/parts';
import { atLeastOne, only } from '../../ui/list/list-tabs.tsx';
import type { Filter } from '../../ui/list/list-state.ts';
import { type Filters, inLastDays, type ListLinks } from './links.ts';
import type { BlockData } from './use-block.ts';

const TROLLEYS = 'productos-en-carrito';
const exactly = (filter: string): Filter => ({ filterType: 'text', type: 'equals', filter });
/** Notes of the last thirty days that were not annulled. */
const standingNotes = (): Filters => ({
  ...inLastDays('createdAt', 30),
  anulada: { filterType: 'set', values: [false] },
});
/** Import orders with these filters, in the list that the person has. */
const receiving = (links: ListLinks, filters: Filters): string | undefined =>
  links.imports(filters) ?? links.of('ordenes-de-compra-global', filters);

const notes =
  (path: string, [one, many]: readonly [string, string], empty: string) =>
  (data: BlockData<'entradasSinDocumento30'>, _links: ListLinks, total = data.length) => (
    <>
      <Figure value={total} unit={total === 1 ? one : many} />
      <Lines
        empty={empty}
        of={data.slice(0, FEW).map((n): Line => ({
          key: String(n.number),
          first: n.number,
          name: `${n.motivo} · ${n.bodega}`,
          last: `${formatCount(n.unidades)} un.`,
          to: `/sistema/${path}/${n.number}`,
        }))}
      />
    </>
  );

/** What happens in the warehouse; out of sight until a person puts them in sight. */
export const WAREHOUSE_BLOCKS = [
  block(
    'carritoConProductos',
    'Productos en carrito',
    (links) => links.of(TROLLEYS, { cantidad: atLeastOne }),
    (data, links, total = data.length) => (
      <>
        <Figure value={total} unit={total === 1 ? 'producto en carrito' : 'productos en carrito'} />
        <Lines
          empty="Nadie tiene productos en su carrito."
          of={data.slice(0, FEW).map((t): Line => ({
            key: t._id,
            first: formatCount(t.cantidad),
            name: `${t.part_number} · ${t.en_carro_de}`,
            last: <ElapsedTime since={t.tomado_at} variant="words" />,
            to: links.of(TROLLEYS, { part_number: exactly(t.part_number), en_carro_de: exactly(t.en_carro_de) }),
          }))}
        />
      </>
    ),
  ),
  block(
    'entradasSinDocumento30',
    'Entradas sin documento, 30 días',
    (links) => links.of('entrada-sin-documento', standingNotes(), '/listado'),
    notes('nota-entrada', ['entrada', 'entradas'], 'No hay entradas sin documento en los últimos 30 días.'),
  ),
  block(
    'salidasSinDocumento30',
    'Salidas sin documento, 30 días',
    (links) => links.of('salidas-sin-documento', standingNotes()),
    notes('nota-salida', ['salida', 'salidas'], 'No hay salidas sin documento en los últimos 30 días.'),
  ),
  block(
    'recepcionTiempoReal',
    'Recepción en tiempo real',
    (links) => receiving(links, { estado: only(...OC_EN_CAMINO) }),
    (data, links, total = data.length) => (
      <>
        <Figure value={total} unit={total === 1 ? 'orden de compra por recibir' : 'órdenes de compra por recibir'} />
        <Lines
          empty="Ninguna orden de compra viene en camino."
          of={data.slice(0, FEW).map((o): Line => ({
            key: String(o.number),
            first: o.number,
            name: `${o.proveedor} · ${o.marca}`,
            title: o.estado,
            last: o.eta === null ? 'sin ETA' : formatDay(o.eta),
            to: receiving(links, { number: { filterType: 'number', type: 'equals', filter: o.number } }),
            share: o.unidades === 0 ? 0 : o.recibidas / o.unidades,
          }))}
        />
      </>
    ),
  ),
] as const;
