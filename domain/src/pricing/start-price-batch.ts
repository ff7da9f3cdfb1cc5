import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { shortText } from '../kernel/text.ts';
import { type CambioMasivo, cambioMasivo, filtroProductos } from '../products/bulk-change.shared.ts';
import { tierNumber } from './price-rule.shared.ts';
import { PriceBatchPart, PriceBatchStarted } from './events.ts';
import type { Supuestos } from './what-if.shared.ts';
import { priceBatch, type PriceBatchState } from './price-batch.ts';
import { figureText } from '../kernel/figures.ts';

/** Products that the filter means when the change is asked for. */
export interface BatchFacts {
  /** Number of the change. */
  readonly lote: string;
  readonly productos: readonly string[];
}

/** Products of one event: small enough for any store, and for whoever works through it between two checkpoints. */
const PART = 100;
/** Larger parts where there would be more than this many: each costs some hundred bytes besides its products. */
const MOST_PARTS = 150;
/** Bytes of products that one change names at most; with its parts it has to fit into one append. */
const MOST_BYTES = 850_000;

const columns = (n: readonly string[]): string => (n.length === 1 ? '1 columna' : `${n.length} columnas`);
const signed = (n: number): string => `${n > 0 ? '+' : ''}${String(n).replace('.', ',')}%`;

const supposedInWords = ({ dolar, factor_aereo, factor_maritimo, tier, puntos }: Supuestos): string =>
  [
    dolar !== undefined && `dólar ${figureText(dolar)}`,
    factor_aereo !== undefined && `factor aéreo ${figureText(factor_aereo)}`,
    factor_maritimo !== undefined && `factor marítimo ${figureText(factor_maritimo)}`,
    tier !== undefined && `tabla del tier ${tier}`,
    puntos !== undefined && `${puntos > 0 ? '+' : ''}${figureText(puntos)} puntos de margen`,
  ]
    .filter((part) => part !== false)
    .join(', ') || 'sin supuestos';

/** The change in words, as its list and its history tell it. */
export function inWords(change: CambioMasivo): string {
  switch (change.tipo) {
    case 'tier':
      return `Tier ${change.tier}`;
    case 'tabla':
      return 'Según PMP y tabla de márgenes';
    case 'porcentaje':
      return `${signed(change.porcentaje)} en ${columns(change.columnas)}`;
    case 'supuestos':
      return `Simulado: ${supposedInWords(change.supuestos)}`;
    case 'margen':
      return `Margen ${String(change.margen).replace('.', ',')}% en ${columns(change.columnas)}`;
  }
}

const started = (
  state: PriceBatchState,
  { cambio, motivo }: { cambio: CambioMasivo; motivo: string },
  { facts, user }: DecideContext<BatchFacts>,
) => {
  const { productos, lote } = facts;
  if (state !== undefined) return [];
  if (productos.length === 0)
    return reject(
      'SIN_PRODUCTOS',
      'Nada que cambiar',
      'Ningún producto cumple el filtro. Revisa marca, categoría o tier.',
    );
  if (JSON.stringify(productos).length > MOST_BYTES)
    return reject(
      'DEMASIADOS_PRODUCTOS',
      'Son demasiados productos para un solo cambio',
      `El filtro abarca ${figureText(productos.length)} productos. Hazlo en varios cambios, por marca, categoría o tier.`,
    );
  const common = { lote, cambio, motivo, autor: user.nombre };
  const size = Math.max(PART, Math.ceil(productos.length / MOST_PARTS));
  const parts = Array.from({ length: Math.ceil(productos.length / size) }, (_, parte) =>
    PriceBatchPart({ ...common, parte, productos: productos.slice(parte * size, (parte + 1) * size), deshacer: false }),
  );
  return [PriceBatchStarted({ ...common, descripcion: inWords(cambio), productos: productos.length }), ...parts];
};

const common = {
  context: 'pricing',
  aggregate: priceBatch,
  needsFacts: true,
  access: { perfiles: ['Administrador'], permiso: 'margenes' },
  reply: z.object({ lote: z.string(), productos: z.number().int() }),
} as const;
type Events = readonly { readonly data: unknown }[];
const answer = ({ events }: { readonly events: Events }) => {
  const { lote = '', productos = 0 } = (events[0]?.data ?? {}) as { lote?: string; productos?: number };
  return {
    mensaje: `El cambio de precios de ${productos} ${productos === 1 ? 'producto' : 'productos'} está en marcha`,
    lote,
    productos,
  };
};

/** Reprices many products: the change is told first, then done product by product. */
export const startPriceBatch = defineCommand({
  ...common,
  name: 'start-price-batch',
  path: '/lista_precios/modificar',
  accion: 'masivo',
  summary: 'Cambia los precios de muchos productos a la vez',
  request: z.strictObject({
    accion: z.literal('masivo'),
    cambio: cambioMasivo,
    filtro: filtroProductos,
    motivo: shortText,
  }),
  stream: (_request, { facts }: DecideContext<BatchFacts>) => facts.lote,
  decide: started,
  answer,
});

/** The tier of several products. */
export const changeTierInBulk = defineCommand({
  ...common,
  name: 'change-tier-in-bulk',
  path: '/productos/actualizartierproductomasivo',
  summary: 'Cambia el tier de varios productos y recalcula sus precios',
  request: z.strictObject({
    tier: tierNumber,
    idsProductos: z.array(z.string().min(1).max(60)).min(1).max(20_000),
    motivo: shortText.optional(),
  }),
  stream: (_request, { facts }: DecideContext<BatchFacts>) => facts.lote,
  decide: (state, { tier, motivo }, context: DecideContext<BatchFacts>) =>
    started(state, { cambio: { tipo: 'tier', tier }, motivo: motivo ?? `Tier ${tier}` }, context),
  answer,
});
