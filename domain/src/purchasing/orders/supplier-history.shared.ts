import { z } from 'zod';
import type { DatosOc, LineaOc } from './parts.ts';

/** What changed of an order, before and after; a day or a text, or units of a product. */
const cambio = z.object({
  campo: z.string(),
  etiqueta: z.string(),
  antes: z.union([z.string(), z.number(), z.null()]),
  despues: z.union([z.string(), z.number(), z.null()]),
});
/** A step of an order as its supplier may know it. */
export const pasoProveedor = z.object({
  at: z.string(),
  que: z.string(),
  /** Whoever of the own company did it; null: the buyer. */
  quien: z.string().nullable(),
  nota: z.string().nullable(),
  cambios: z.array(cambio),
});
export type PasoProveedor = z.infer<typeof pasoProveedor>;
type Cambio = z.infer<typeof cambio>;

/** Fields of an order that its supplier sees, and what they are called. */
const SEEN = {
  incoterm: 'Incoterm',
  shipping_method: 'Método de envío',
  shipping_address: 'Dirección de envío',
  etd: 'ETD',
  eta: 'ETA',
} as const satisfies Partial<Record<keyof DatosOc, string>>;

/** What happened, as it is read of the log. */
export interface OrderStep {
  readonly type: string;
  readonly at: string;
  readonly data: Readonly<Record<string, unknown>>;
}

type Lines = DatosOc['lineas'] | undefined;
const named = ({ part_number, codigo }: LineaOc): string => part_number || codigo;
const unitsBy = (lines: Lines): ReadonlyMap<string, number> => {
  const units = new Map<string, number>();
  // For whom a line is reserved is not the supplier's to know: lines of one product are one.
  for (const line of lines ?? []) units.set(named(line), (units.get(named(line)) ?? 0) + line.cantidad);
  return units;
};

/** What of a change its supplier sees: days, way of shipping and units, no price and no client. */
function seenOf(antes: Partial<DatosOc>, ahora: Partial<DatosOc>): Cambio[] {
  const fields = (Object.keys(SEEN) as (keyof typeof SEEN)[]).flatMap((name) =>
    name in ahora && antes[name] !== ahora[name]
      ? [{ campo: name, etiqueta: SEEN[name], antes: antes[name] || null, despues: ahora[name] || null }]
      : [],
  );
  if (ahora.lineas === undefined) return fields;
  const [had, has] = [unitsBy(antes.lineas), unitsBy(ahora.lineas)];
  return [
    ...fields,
    ...[...new Set([...had.keys(), ...has.keys()])].flatMap((product) => {
      const [before, now] = [had.get(product) ?? 0, has.get(product) ?? 0];
      return before === now ? [] : [{ campo: `${product}.unidades`, etiqueta: product, antes: before, despues: now }];
    }),
  ];
}

const STATES: Readonly<Record<string, string>> = {
  Emitida: 'Orden recibida',
  Confirmada: 'Confirmada por el comprador',
  'En Tránsito': 'En tránsito',
  'En Aduana': 'En aduana',
  Cerrada: 'Cerrada',
};
const moved = (name: keyof typeof SEEN, antes: unknown, ahora: unknown): Cambio[] =>
  ahora === null || ahora === antes
    ? []
    : [{ campo: name, etiqueta: SEEN[name], antes: antes as string | null, despues: ahora as string }];

/**
 * The steps of an order from when its supplier got it: no draft, no price, no client, no name of the house. A change of which
 * nothing may be seen has not happened.
 */
export function toldToSupplier(steps: readonly OrderStep[]): PasoProveedor[] {
  const told: PasoProveedor[] = [];
  let days: { etd: unknown; eta: unknown } = { etd: null, eta: null };
  const step = (at: string, que: string, more: Partial<PasoProveedor> = {}): void =>
    void told.push({ at, que, quien: null, nota: null, cambios: [], ...more });
  for (const { type, at, data } of steps) {
    const known = days;
    if (type === 'PurchaseOrderCreated') days = { etd: data['etd'], eta: data['eta'] };
    else if (type === 'PurchaseOrderChanged') {
      const [antes, cambios] = [data['antes'] as Partial<DatosOc>, data['cambios'] as Partial<DatosOc>];
      days = {
        etd: cambios.etd === undefined ? days.etd : cambios.etd,
        eta: cambios.eta === undefined ? days.eta : cambios.eta,
      };
      const seen = seenOf(antes, cambios);
      if (told.length > 0 && seen.length > 0) step(at, 'Modificada por el comprador', { cambios: seen });
    } else if (type === 'PurchaseOrderAdvanced') {
      days = { etd: data['etd'] ?? days.etd, eta: data['eta'] ?? days.eta };
      const que = STATES[String(data['estado'])];
      if (que === undefined) continue;
      const cambios = [...moved('etd', known.etd, data['etd']), ...moved('eta', known.eta, data['eta'])];
      step(at, que, told.length === 0 ? {} : { cambios });
    } else if (type === 'PurchaseOrderConfirmedBySupplier') {
      days = { etd: data['etd'], eta: data['eta'] };
      step(at, 'Despacho confirmado', {
        quien: (data['confirmado_por'] as { nombre: string }).nombre,
        nota: data['nota'] as string | null,
        cambios: [...moved('etd', data['etd_antes'], data['etd']), ...moved('eta', data['eta_antes'], data['eta'])],
      });
    } else if (type === 'PurchaseOrderReceived') {
      const lines = data['lineas'] as readonly { cantidad: number; danado: number }[];
      const units = lines.reduce((sum, { cantidad, danado }) => sum + cantidad + danado, 0);
      step(at, 'Recepción en bodega', {
        cambios: [{ campo: 'recibidas', etiqueta: 'Unidades recibidas', antes: null, despues: units }],
      });
    } else if (type === 'PurchaseOrderSent') step(at, 'Enviada por correo');
    else if (type === 'PurchaseOrderCancelled') step(at, 'Anulada');
  }
  return told;
}
