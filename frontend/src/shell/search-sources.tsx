import { mayOpen, productListOf } from '@power/domain/access/menu';
import { type CallBase, mayCall } from '@power/domain/kernel/call';
import { exitSentence } from '@power/domain/inventory/serials/exit.shared';
import { placeName } from '@power/domain/inventory/places.shared';
import { lookOf } from '@power/domain/kernel/look';
import { namesCode } from '@power/domain/kernel/scanned-code';
import { plain } from '@power/domain/kernel/text';
import { orderLooks } from '@power/domain/orders/order-looks';
import { quotationLooks } from '@power/domain/quotations/quotation-looks';
import { useMemo } from 'react';
import { customerSearch } from '../calls/customers.ts';
import { serialLookup } from '../calls/inventory.ts';
import { orderByCode, orderBySerial, orderDropdown } from '../calls/orders.ts';
import { quotationGrid } from '../calls/quotations.ts';
import { masterSearch } from '../calls/settings.ts';
import { productSearch } from '../calls/products.ts';
import { useCurrentUser } from '../access/current-user.ts';
import { call } from '../api/client.ts';
import { hasScreen } from '../screens.ts';
import { formatCount, formatMoney } from '../ui/format/numbers.ts';
import { listHref } from '../ui/list/list-state.ts';
import { showProduct } from './product-card.tsx';
import type { Hit, SearchSource } from './spotlight-store.ts';

const MOST = 6;
/** What a heading says where there are more than are shown. */
const among = (total: number | null): { cuantos?: string } =>
  total === null
    ? { cuantos: 'hay más de 10.000' }
    : total > MOST
      ? { cuantos: `${MOST} de ${formatCount(total)}` }
      : {};
/** The first of what was found, where the server does not say how much there is. */
const firstOf = <T,>(found: readonly T[]): readonly (readonly [T, { cuantos?: string }])[] => {
  const more = found.length > MOST ? { cuantos: 'hay más, sigue escribiendo' } : {};
  return found.slice(0, MOST).map((one) => [one, more]);
};
/** A RUT however it is typed. */
const rutOf = (text: string): string => text.toUpperCase().replaceAll(/[^\dK]/g, '');

/** Documents that Ctrl-K finds, each source only for whoever may ask it; the server cuts the rows. */
export function useSearchSources(): readonly SearchSource[] {
  const user = useCurrentUser();
  return useMemo(() => {
    const own = user.perfiles.perfil;
    const may = ({ access }: Pick<CallBase, 'access'>) =>
      mayCall(access, { perfil: own, permisos: user.permisos, concesiones: user.concesiones });
    const opens = (ruta: string) => hasScreen(ruta) && mayOpen(own, ruta);
    const orders = ['pedidos-globales', 'pedidos-cobrador'].find(opens);
    const sheets = productListOf(own, user.concesiones);
    const found: SearchSource[] = [];
    if (may(orderDropdown) && orders) {
      found.push(async (text, signal) =>
        firstOf((await call(orderDropdown, { pedido: text }, { signal })).pedidos).map(([o, more]): Hit => ({
          ...more,
          id: o._id,
          grupo: 'Pedidos',
          titulo: `Pedido N° ${o.number} · ${o.cliente_nombre}`,
          detalle: `${lookOf(orderLooks, o.estatus).short} · ${formatMoney(o.total)}`,
          to: `/sistema/${orders}?pedido=${o.number}`,
          exacto: String(o.number) === text,
        })),
      );
    }
    if (may(quotationGrid) && opens('listado-cotizaciones')) {
      found.push(async (text, signal) => {
        const request = { startRow: 0, endRow: MOST, sortModel: [], filterModel: {}, quickFilter: text };
        const { rows, lastRow } = await call(quotationGrid, request, { signal });
        return rows.map((q): Hit => ({
          ...among(lastRow),
          id: q._id,
          grupo: 'Cotizaciones',
          titulo: `Cotización N° ${q.number} · ${q.cliente_nombre}`,
          detalle: `${lookOf(quotationLooks, q.estado).short} · ${formatMoney(q.total)}`,
          to: `/sistema/listado-cotizaciones?ncot=${q.number}`,
          exacto: String(q.number) === text,
        }));
      });
    }
    if (may(customerSearch)) {
      found.push(async (text, signal) =>
        firstOf((await call(customerSearch, { buscar: text }, { signal })).clientes).flatMap(([c, more]): Hit[] => {
          // Who has no list of customers is led to the customer's orders.
          const to = opens('clientes')
            ? `/sistema/clientes?cliente=${c._id}`
            : orders &&
              listHref(`/sistema/${orders}`, {
                filterModel: { legalcode: { filterType: 'text', type: 'equals', filter: c.legalcode } },
              });
          const exacto = rutOf(c.legalcode) === rutOf(text) || plain(c.nombre) === plain(text);
          return to
            ? [{ ...more, id: c._id, grupo: 'Clientes', titulo: c.nombre, detalle: c.legalcode, exacto, to }]
            : [];
        }),
      );
    }
    if (may(productSearch)) {
      found.push(async (text, signal) =>
        firstOf((await call(productSearch, { buscar: text }, { signal })).productos).map(([p, more]): Hit => ({
          ...more,
          id: p._id,
          grupo: 'Productos',
          titulo: `${p.part_number} · ${p.nombre}`,
          detalle: `${p.disponible} disp.`,
          exacto: [p.codigo, p.part_number, p.nombre, ...p.ean].some((code) => namesCode(text, code)),
          to: sheets ? `/sistema/${sheets}?producto=${p._id}` : () => showProduct(p),
        })),
      );
    }
    if (may(orderBySerial) && orders) {
      found.push(async (text, signal) => {
        const { pedidos, total } = await call(orderBySerial, { serial: text }, { signal });
        return pedidos.slice(0, MOST).map((o): Hit => ({
          ...among(total),
          id: o._id,
          grupo: 'Series',
          titulo: `Serie ${o.serie} · Pedido N° ${o.number}`,
          detalle: `${o.part_number} · ${o.cliente_nombre}`,
          to: `/sistema/${orders}?pedido=${o.number}`,
          exacto: true,
        }));
      });
    }
    if (may(serialLookup) && opens('stock')) {
      found.push(async (text, signal) =>
        firstOf((await call(serialLookup, { serie: text }, { signal })).unidades).map(([unit, more]): Hit => ({
          ...more,
          id: `unidad-${unit._id}`,
          grupo: 'Series',
          titulo: `Serie ${unit.serie} · ${unit.part_number}`,
          detalle: unit.salida
            ? exitSentence({ serie: unit.serie, ...unit.salida })
            : `${unit.lugar!.bodega} · ${placeName(unit.lugar!.ubicacion)}`,
          to: `/sistema/stock?buscar=${encodeURIComponent(`S|${unit.codigo}|${unit.serie}`)}`,
          exacto: true,
        })),
      );
    }
    if (may(orderByCode) && orders) {
      found.push(async (text, signal) => {
        const { pedidos, total } = await call(orderByCode, { codigo: text }, { signal });
        return pedidos.slice(0, MOST).map((o): Hit => ({
          ...among(total),
          id: o._id,
          grupo: 'Pedidos con el producto',
          titulo: `Pedido N° ${o.number} · ${o.cliente_nombre}`,
          detalle: `${o.cantidad} de ${o.part_number} · ${lookOf(orderLooks, o.estatus).short}`,
          to: `/sistema/${orders}?pedido=${o.number}`,
        }));
      });
    }
    found.push(async (text, signal) =>
      (await call(masterSearch, { buscar: text }, { signal })).registros
        .filter(({ pantalla }) => opens(pantalla))
        .map(({ _id, nombre, listado, pantalla, exacto }): Hit => ({
          id: `${pantalla}-${_id}`,
          grupo: listado,
          titulo: nombre,
          to: listHref(`/sistema/${pantalla}`, { quick: nombre }),
          exacto,
        })),
    );
    return found;
  }, [user]);
}
