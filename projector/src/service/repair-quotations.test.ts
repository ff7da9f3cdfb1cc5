import type { EventContext } from '@power/domain/kernel/event';
import { QuotationAccepted, QuotationExpired } from '@power/domain/quotations/events';
import { quoted } from '@power/domain/quotations/quotation.testing';
import { RmaQuoted } from '@power/domain/service/cases/events';
import { trialTools } from '@power/infra/laboratory/testing/trial-tools';
import repairQuotations from './repair-quotations.ts';

const context = { at: '2026-03-02T12:00:00.000Z', user: 'eva', nombre: 'Eva' } as EventContext;
const issued: unknown[] = [];
const tools = trialTools(async (name, { id, cotizacion }) => {
  issued.push([name, id, cotizacion]);
  return { ok: true };
});
const hear = (event: { readonly type: string; readonly data: unknown }) =>
  repairQuotations.reactions.find(({ type }) => type === event.type)!.react(event.data as never, context, tools);
const linked = (_id: string, cotizacion: number | null) =>
  RmaQuoted({ rma: { _id, number: Number(_id) }, antes: null, cotizacion });
const data = quoted({ number: 501 }).data as { readonly number: number };
const change = { cotizacion: data, estado: 'Vigente' as const };

test('a quotation of a repair is told to its case, and what becomes of one to every case that names it', async () => {
  await hear(quoted({ number: 500 }));
  await hear(quoted({ number: 501, rma: 7 }));
  await hear(linked('7', 501));
  await hear(linked('8', 501));
  await hear(linked('9', null));
  await hear(
    QuotationAccepted({ ...change, nombre: 'Ana', rut: '1-9', version_guardada: 1, fecha: context.at } as never),
  );
  expect(issued).toEqual([
    ['link-rma-quotation', 7, 501],
    ['follow-rma-quotation', '7', 501],
    ['follow-rma-quotation', '8', 501],
    ['follow-rma-quotation', '7', 501],
    ['follow-rma-quotation', '8', 501],
  ]);
  issued.splice(0);
  await hear(QuotationExpired({ ...change, cotizacion: { ...data, number: 500 }, validez: '2026-03-01' } as never));
  expect(issued).toEqual([]);
});
