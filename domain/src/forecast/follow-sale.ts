import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { OpportunityAmountChanged, OpportunityInvoiced, OpportunityOrdered } from './events.ts';
import { type Opportunity, opportunity, refOf } from './opportunity.ts';
import type { MontoMarca } from './parts.ts';
import { type Porcentaje, stageOf } from './tracking.ts';

/** What became of a quotation, as its own stream and those of its orders say. */
export interface SaleFacts {
  /** Number of the quotation, by which its opportunity is found. */
  readonly cotizacion: number;
  readonly monto_total: number;
  readonly montos: readonly MontoMarca[];
  /** Orders that it became, parts that were split off included, without those that were cancelled. */
  readonly pedidos: readonly {
    readonly number: number;
    /** Net of its invoice; null until there is one. */
    readonly facturado: number | null;
    readonly facturado_at: string | null;
  }[];
}

const staged = (porcentaje: Porcentaje, monto_total: number) => {
  const { perdida: _, ...stage } = stageOf(porcentaje, monto_total);
  return { ...stage, monto_total };
};
/** Stage that it was last tracked at. */
const tracked = (o: Opportunity): Porcentaje => (o.tracking.at(-1)?.porcentaje ?? 20) as Porcentaje;

/** Its order: an order is a sale, whatever was thought of it; cancelled, it is what it was before. */
function ordering(o: Opportunity, facts: SaleFacts): DomainEvent[] {
  const pedido = facts.pedidos[0]?.number ?? null;
  if (pedido === o.pedido) return [];
  const porcentaje = o.perdida ? 0 : pedido === null ? tracked(o) : 100;
  return [OpportunityOrdered({ oportunidad: refOf(o), pedido, ...staged(porcentaje, o.monto_total) })];
}

/** A quotation that is edited has another total; once ordered it is not edited, and a lost opportunity keeps what was lost. */
function repricing(o: Opportunity, { monto_total, montos, pedidos }: SaleFacts): DomainEvent[] {
  if (o.perdida || o.pedido !== null || pedidos.length > 0 || monto_total === o.monto_total) return [];
  return [
    OpportunityAmountChanged({
      oportunidad: refOf(o),
      antes: o.monto_total,
      ...staged(o.porcentaje as Porcentaje, monto_total),
      montos: [...montos],
    }),
  ];
}

function invoicing(o: Opportunity, { pedidos }: SaleFacts): DomainEvent[] {
  const monto_facturado = pedidos.reduce((sum, { facturado }) => sum + (facturado ?? 0), 0);
  const facturado_at =
    pedidos
      .flatMap((p) => p.facturado_at ?? [])
      .sort()
      .at(-1) ?? null;
  const por_facturar = pedidos.some(({ facturado }) => facturado === null);
  const same =
    monto_facturado === o.monto_facturado && facturado_at === o.facturado_at && por_facturar === o.por_facturar;
  return same ? [] : [OpportunityInvoiced({ oportunidad: refOf(o), monto_facturado, facturado_at, por_facturar })];
}

/**
 * Brings an opportunity to what became of its quotation: another total, an order, an invoice, a cancellation. Issued by the
 * process that follows quotations and orders; said twice it writes nothing.
 */
export const followSale = defineCommand({
  name: 'follow-sale',
  context: 'forecast',
  path: '/forecast/seguirventa',
  access: { perfiles: ['Administrador'] },
  summary: 'Actualiza una oportunidad según su cotización y su pedido',
  request: z.strictObject({
    cotizacion: z.number().int().positive().optional(),
    /** Of an order, where its quotation is not known. */
    pedido: z.number().int().positive().optional(),
  }),
  aggregate: opportunity,
  needsFacts: true,
  stream: (_request, { facts }: DecideContext<SaleFacts>) => facts.cotizacion,
  decide: (state, _request, { facts }: DecideContext<SaleFacts>) =>
    state ? [...repricing(state, facts), ...ordering(state, facts), ...invoicing(state, facts)] : [],
  answer: ({ state }) => ({
    mensaje: state ? 'La oportunidad está al día con su venta' : 'La cotización no está en el forecast',
  }),
});
