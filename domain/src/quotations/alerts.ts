import { z } from 'zod';
import { defineAggregate, on } from '../kernel/aggregate.ts';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { QuotationAlertCleared, QuotationAlertFired, type ReglaAlerta } from './alert-events.ts';
import { cotizacionId } from './guards.ts';
import { type Quotation, refOf } from './quotation.ts';

export interface QuotationAlerts {
  /** Rules that hold, by id. */
  readonly vigentes: readonly string[];
}

/** Stream `quotationalerts-<number>`: which rules hold for a quotation. Its own, for a quotation's history is its seller's. */
export const quotationAlerts = defineAggregate<QuotationAlerts>('quotationalerts', { vigentes: [] }, [
  on(QuotationAlertFired, (s, { alerta }) => ({
    vigentes: [...s.vigentes.filter((id) => id !== alerta._id), alerta._id],
  })),
  on(QuotationAlertCleared, (s, { alerta }) => ({ vigentes: s.vigentes.filter((id) => id !== alerta) })),
]);

type Totals = Pick<Quotation, 'moneda' | 'total' | 'total_moneda'>;
const CURRENCY = { USD: 'dolares', EURO: 'euros' } as const;

/** What a rule in this currency looks at: pesos with IVA of any quotation; dollars and euros, net, of those in them. */
export const alertTotal = (
  { moneda, total, total_moneda }: Totals,
  divisa: ReglaAlerta['divisa'],
): number | undefined => (divisa === 'CLP' ? total : moneda === CURRENCY[divisa] ? total_moneda : undefined);

/** Whether a rule holds: strictly more, or strictly less, than its value. */
export function holds({ modo, divisa, valor }: Pick<ReglaAlerta, 'modo' | 'divisa' | 'valor'>, q: Totals): boolean {
  const total = alertTotal(q, divisa);
  return total !== undefined && (modo === 'mayor' ? total > valor : total < valor);
}

export interface AlertFacts {
  readonly cotizacion: Quotation | undefined;
  readonly reglas: readonly ReglaAlerta[];
  /** Account behind each address. */
  readonly usuarios: Readonly<Record<string, string>>;
}

/** Holds a saved quotation against the rules: one that has come to hold fires, once for as long as it does. */
export const checkAlerts = defineCommand({
  name: 'check-alerts',
  context: 'quotations',
  path: '/alertas/evaluar',
  access: { perfiles: ['Administrador'] },
  summary: 'Evalúa las alertas de una cotización guardada',
  request: z.strictObject({ cotizacion: cotizacionId }),
  aggregate: quotationAlerts,
  needsFacts: true,
  stream: (request) => String(request.cotizacion),
  decide(state, _request, { facts, now }: DecideContext<AlertFacts>) {
    const { cotizacion: q, reglas, usuarios } = facts;
    if (!q) return [];
    const ref = refOf(q);
    const holding = reglas.filter((rule) => holds(rule, q));
    return [
      ...state.vigentes
        .filter((id) => !holding.some((rule) => rule._id === id))
        .map((alerta) => QuotationAlertCleared({ cotizacion: ref, alerta })),
      ...holding
        .filter((rule) => !state.vigentes.includes(rule._id))
        .map((alerta) =>
          QuotationAlertFired({
            cotizacion: ref,
            alerta,
            total: alertTotal(q, alerta.divisa)!,
            usuarios: alerta.listaEmail.flatMap((email) => usuarios[email.toLowerCase()] ?? []),
            fecha: now,
          }),
        ),
    ];
  },
  answer: ({ state }) => ({
    mensaje: state.vigentes.length === 0 ? 'Ninguna alerta' : `Alertas vigentes: ${state.vigentes.length}`,
  }),
});
