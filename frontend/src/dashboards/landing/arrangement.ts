import type { DashboardFlag } from '@power/domain/dashboards/views/operational';

/** How a person arranged the blocks: their order, and those that are hidden. */
export interface Arrangement {
  readonly orden: readonly string[];
  readonly ocultos: readonly string[];
}
/** Whoever works in the warehouse puts its blocks in sight. */
export const asDelivered: Arrangement = {
  orden: [],
  ocultos: [
    'carritoConProductos',
    'entradasSinDocumento30',
    'salidasSinDocumento30',
    'recepcionTiempoReal',
    'productosSinDatosBodega',
    'ordenesCompraImportacion5',
    'ordenesCompraRecibidas30',
    'ordenesCompraPorEstatus30',
  ],
};

/** Blocks in the person's order; those that did not exist yet when it was arranged come at the end. */
export function inOrder(all: readonly DashboardFlag[], { orden }: Arrangement): DashboardFlag[] {
  const known = orden.filter((flag): flag is DashboardFlag => (all as readonly string[]).includes(flag));
  return [...known, ...all.filter((flag) => !known.includes(flag))];
}

/** Puts a block in another one's place. */
export function placed(all: readonly DashboardFlag[], arrangement: Arrangement, flag: string, at: number): Arrangement {
  const order = inOrder(all, arrangement);
  const from = order.indexOf(flag as DashboardFlag);
  if (from < 0) return arrangement;
  const next = order.filter((f) => f !== flag);
  next.splice(Math.min(Math.max(0, at), next.length), 0, flag as DashboardFlag);
  return { ...arrangement, orden: next };
}

export const hidden = (a: Arrangement, flag: string, hide: boolean): Arrangement => ({
  ...a,
  ocultos: hide ? [...a.ocultos.filter((f) => f !== flag), flag] : a.ocultos.filter((f) => f !== flag),
});
