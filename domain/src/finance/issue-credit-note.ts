import { z } from 'zod';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import { pesosText } from '../kernel/money.ts';
import { reject } from '../kernel/rejection.ts';
import { expectedVersion, oneLine } from '../kernel/text.ts';
import type { LineaFacturada } from '../streams/order/billed.shared.ts';
import { creditOf, stillBilled, type Units } from '../streams/order/credit.shared.ts';
import { forOrder, pedidoId, personOf, wrongState } from '../streams/order/guards.ts';
import { adjustmentOf, NO_ADJUSTMENT, type SaleCost } from './sale-cost/sale-cost.ts';
import { type Order, order, refOf } from '../streams/order/order.ts';
import { CreditNoteIssued } from '../streams/order/tax-events.ts';
import { LEAST_QUANTITY } from '../kernel/quantity.shared.ts';

const TITLE = 'La nota de crédito no se emitió';

export interface CreditNoteFacts {
  /** Number of the document; 0 where none was drawn. */
  readonly folio: number;
  /** Where the customer is; for a document from before that was kept with it. */
  readonly direccion: { readonly region: string; readonly comuna: string } | null;
  /** What its lines cost more than its document said. */
  readonly costo_vendido?: SaleCost;
}

const unitsOfRequest = (o: Order, asked: readonly { linea: number; cantidad: number }[] | undefined): Units =>
  asked ? new Map(asked.map(({ linea, cantidad }) => [linea, cantidad])) : stillBilled(o);

/**
 * Pesos that a unit taken back had cost: what its document said, and its part of what was adjusted later. Units that never
 * left are taken back first: their cost is that of the document.
 */
function unitCost(
  o: Order,
  { linea, cantidad: billed, pmp }: LineaFacturada,
  cantidad: number,
  sold: SaleCost,
): number | null {
  const adjustment = adjustmentOf(sold, linea);
  if (!adjustment || adjustment.unidades === 0) return pmp;
  const { pesos, unidades } = adjustment;
  const credited = billed - stillBilled(o).get(linea)!;
  const left = Math.max(0, cantidad - Math.max(0, billed - unidades - credited));
  return (pmp ?? 0) + (pesos * left) / (unidades * cantidad);
}

/** The line as it was billed, at its price of then and what it cost, for so many units less. */
function takenBack(o: Order, linea: number, cantidad: number, sold: SaleCost): LineaFacturada {
  const billed = o.facturado_con?.lineas?.find((line) => line.linea === linea);
  if (billed) return { ...billed, cantidad, pmp: unitCost(o, billed, cantidad, sold) };
  const { producto, precio_venta } = o.productos_pedido.find((line) => line.linea === linea)!;
  const { _id: producto_id, codigo, part_number, nombre, marca } = producto;
  return { linea, producto_id, codigo, part_number, nombre, marca, categoria: '', cantidad, precio_venta, pmp: null };
}

/** *Nota de crédito* (61): takes back units of what was billed, all of them unless lines are named; never more than it. */
export const issueCreditNote = defineCommand({
  name: 'issue-credit-note',
  context: 'finance',
  path: '/facturas/crear',
  accion: 'nota_credito',
  access: { perfiles: ['Administrador', 'Finanzas'] },
  summary: 'Emite una nota de crédito por un pedido facturado, completa o por líneas',
  request: z.strictObject({
    accion: z.literal('nota_credito'),
    pedido: pedidoId,
    lineas: z
      .array(
        z.strictObject({ linea: z.number().int().positive(), cantidad: z.number().int().min(1, LEAST_QUANTITY.texto) }),
      )
      .min(1)
      .max(1000)
      .optional(),
    motivo: oneLine(200),
    expectedVersion,
  }),
  reply: z.object({ folio: z.number(), total: z.number() }),
  aggregate: order,
  needsFacts: true,
  stream: ({ pedido }) => String(pedido),
  when: forOrder((o) => {
    if (!o.factura) return wrongState(TITLE, `El Pedido N° ${o.number} no está facturado: no hay qué acreditar.`);
    return [...stillBilled(o).values()].some((n) => n > 0)
      ? undefined
      : wrongState(TITLE, `El Pedido N° ${o.number} ya fue acreditado por completo.`);
  }),
  decide(state, { lineas, motivo }, { facts, user }: DecideContext<CreditNoteFacts>) {
    const o = state!;
    if (!motivo) return reject('MOTIVO_OBLIGATORIO', TITLE, 'Ingresa el motivo');
    const left = stillBilled(o);
    const units = unitsOfRequest(o, lineas);
    if (lineas && units.size < lineas.length)
      return reject('LINEA_REPETIDA', TITLE, 'Una línea viene dos veces. Indica sus unidades una sola vez.');
    for (const [linea, cantidad] of units) {
      const most = left.get(linea);
      if (most === undefined) return reject('LINEA_NO_EXISTE', TITLE, `El pedido no tiene la línea ${linea}.`);
      if (cantidad > most)
        return reject(
          'CANTIDAD_EXCEDE',
          TITLE,
          `De la línea ${linea} quedan ${most} unidades por acreditar. Corrige la cantidad.`,
        );
    }
    const { folio, tipo_dte, fecha } = o.factura!;
    return [
      CreditNoteIssued({
        pedido: refOf(o),
        estatus: o.estatus,
        folio: facts.folio,
        motivo,
        ...creditOf(o, units),
        referencia: { folio, tipo_dte, fecha },
        lineas: [...units].flatMap(([linea, n]) =>
          n > 0 ? [takenBack(o, linea, n, facts.costo_vendido ?? NO_ADJUSTMENT)] : [],
        ),
        cliente: o.facturado_con?.cliente ?? {
          legalcode: o.client.legalcode,
          tipo_cliente: o.client.tipo_cliente,
          region: facts.direccion?.region ?? null,
          comuna: facts.direccion?.comuna ?? null,
        },
        emitida_por: personOf(user),
      }),
    ];
  },
  completedBy: 'finance/refunds-due',
  answer({ state, events }) {
    const { folio, total } = (events[0] as ReturnType<typeof CreditNoteIssued>).data;
    return {
      mensaje: `Nota de crédito N° ${folio} del Pedido N° ${state!.number} emitida por ${pesosText(total)}`,
      folio,
      total,
    };
  },
});
