import { PROGRESS_MS, until } from '../bench.ts';
import { timed } from '../grid/pages.ts';
import type { HttpClient } from '../http-client.ts';
import { percentile } from '../stats.ts';

const PAGE = 20;
/** Pages that are timed while nothing is repriced. */
const IDLE_PAGES = 300;
/** Between a page and the next one, idle and meanwhile alike: faster than anybody scrolls, and no load test of its own. */
const BETWEEN_MS = 20;
const TIERS = 3;

export interface Repriced {
  /** Products a second: one event each. */
  readonly perSecond: number;
  /** p99 of a page of the price list while nothing went on, and meanwhile, ms. */
  readonly idle: number;
  readonly busy: number;
}

/** Gives all products another tier, as an Administrador does, while somebody else looks at the price list. */
export async function reprice(http: HttpClient, products: readonly string[], run: number): Promise<Repriced> {
  let n = 0;
  const page = async (): Promise<number> => {
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
    const startRow = ((n++ * 7) % Math.floor(products.length / PAGE)) * PAGE;
    const request = { accion: 'gridlistaprecio', sortModel: [], filterModel: {} };
    return timed(http, '/productos/listar', { ...request, startRow, endRow: startRow + PAGE });
  };
  const idle: number[] = [];
  while (idle.length < IDLE_PAGES) idle.push(await page());
  const started = performance.now();
  const { lote } = await http.ask<{ lote: string }>('/productos/actualizartierproductomasivo', {
    tier: 1 + ((run + 1) % TIERS),
    idsProductos: products,
    motivo: 'Medición',
  });
  const busy: number[] = [];
  let over = false;
  const looking = (async () => {
    while (!over) busy.push(await page());
  })();
  const applied = async (): Promise<boolean> => {
    const { rows } = await http.ask<{ rows: { _id: string; estado: string }[] }>('/lista_precios/listar', {
      accion: 'grid',
      startRow: 0,
      endRow: PAGE,
    });
    return rows.some(({ _id, estado }) => _id === lote && estado === 'Aplicado');
  };
  try {
    await until('all products to be repriced', applied, 600_000, PROGRESS_MS);
  } finally {
    over = true;
  }
  const seconds = (performance.now() - started) / 1000;
  await looking;
  return { perSecond: products.length / seconds, idle: percentile(idle, 0.99), busy: percentile(busy, 0.99) };
}
