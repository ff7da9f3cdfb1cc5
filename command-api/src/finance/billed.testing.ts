import { order } from '@power/domain/streams/order/order';
import { paidOf, settlement } from '@power/domain/streams/settlement/settlement';
import { createMemoryLog } from '@power/infra/laboratory/testing/memory-log';
import type pg from 'pg';
import { numbersInMemory, openSpine, stockedSpine } from '../kernel/spine.testing.ts';

export interface Billed {
  readonly number: number;
  readonly folio: number;
  readonly rut: string;
}

/** The list of orders, which finds the invoiced ones by folio or RUT; what is owed of them the log says. */
function listOf(found: readonly Billed[]): pg.Pool {
  const { query } = numbersInMemory();
  const asked = async ({ text, values }: { text: string; values: readonly unknown[] }) => ({
    rows: /from "order_list"/.test(text)
      ? found.filter(({ folio, rut }) => values.some((value) => value === folio || value === rut))
      : [],
  });
  return { query, connect: async () => ({ query: asked, release: () => undefined }) } as unknown as pg.Pool;
}

/** Invoices of one customer: the first one's figures, and what is paid of each. */
export async function billedSpine(invoices = 1) {
  const documents: Billed[] = [];
  const spine = await stockedSpine([50, 50], await openSpine(createMemoryLog(), listOf(documents)));
  const totals: number[] = [];
  for (let n = 0; n < invoices; n++) {
    const { number } = await spine.orderFor({ 1: 3, 2: 1 });
    await spine.validate(number);
    await spine.must('invoice-order', { pedido: number, sin_picking: true });
    const { factura, client } = (await spine.state(order, String(number)))!;
    totals.push(factura!.total);
    documents.push({ number: Number(number), folio: factura!.folio, rut: client.legalcode });
  }
  const settlementAt = (n: number) => spine.state(settlement, `c${documents[n]!.number}`);
  return {
    ...spine,
    ...documents[0]!,
    documents,
    total: totals[0]!,
    settlementAt,
    paidAt: async (n: number) => paidOf(await settlementAt(n)),
  };
}
