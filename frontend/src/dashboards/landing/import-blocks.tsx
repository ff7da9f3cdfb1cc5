import { lookOf } from '@power/domain/kernel/look';
import { purchaseOrderLooks } from '@power/domain/purchasing/orders/looks';
import { OC_POR_RECIBIR } from '@power/domain/purchasing/orders/parts';
import { formatDay } from '../../ui/format/times.ts';
import { only } from '../../ui/list/list-tabs.tsx';
import { block } from './block.ts';
import { FEW, Figure, inBars, type Line, Lines } from './block-parts.tsx';
import { inLastDays, type ListLinks } from './links.ts';
import type { BlockData } from './use-block.ts';

type Order = BlockData<'ordenesCompraImportacion5'>[number];

const orders =
  ([one, many]: readonly [string, string], empty: string, day: (order: Order) => string) =>
  (data: readonly Order[], links: ListLinks, total = data.length) => (
    <>
      <Figure value={total} unit={total === 1 ? one : many} />
      <Lines
        empty={empty}
        of={data.slice(0, FEW).map((o): Line => ({
          key: String(o.number),
          first: o.number,
          name: `${o.proveedor} · ${o.marca}`,
          title: o.estado,
          tone: lookOf(purchaseOrderLooks, o.estado).tone,
          last: formatDay(day(o)),
          to: links.imports({ number: { filterType: 'number', type: 'equals', filter: o.number } }),
        }))}
      />
    </>
  );

/** What is bought abroad; out of sight until a person puts it in sight. */
export const IMPORT_BLOCKS = [
  block(
    'ordenesCompraImportacion5',
    'Órdenes de compra importación',
    (links) => links.imports({ estado: only(...OC_POR_RECIBIR) }),
    orders(
      ['orden por recibir', 'órdenes por recibir'],
      'Ninguna orden de compra está por recibir.',
      (o) => o.createdAt,
    ),
  ),
  block(
    'ordenesCompraRecibidas30',
    'Órdenes de compra recibidas, 30 días',
    (links) => links.imports(inLastDays('ultima_recepcion', 30)),
    orders(
      ['orden con recepción', 'órdenes con recepción'],
      'Ninguna orden de compra llegó en los últimos 30 días.',
      (o) => o.ultima_recepcion ?? o.createdAt,
    ),
  ),
  block(
    'ordenesCompraPorEstatus30',
    'Órdenes de compra por estado, 30 días',
    (links) => links.imports(inLastDays('createdAt', 30)),
    (data, links) => (
      <Lines
        empty="No hay órdenes de compra en los últimos 30 días."
        of={inBars(data, (s) => ({
          key: s.estado,
          name: s.estado,
          tone: lookOf(purchaseOrderLooks, s.estado).tone,
          last: '',
          to: links.imports({ estado: only(s.estado), ...inLastDays('createdAt', 30) }),
        }))}
      />
    ),
  ),
] as const;
