import { eventCatalogue } from '@power/domain/events';
import type { Quotation } from '@power/domain/quotations/quotation';
import { quoted } from '@power/domain/quotations/quotation.testing';
import type { DomainEvent } from '@power/domain/kernel/event';
import { mailedPaper } from './mailed-papers.shared.ts';

const NOW = '2026-01-06T12:00:00.000Z';
const metadata = { at: NOW, user: 'u', perfil: 'Cobrador', commandId: 'c', correlationId: 'c', causationId: 'c' };
/** Paper of a quotation of these events; names of payment conditions are not what is tried here. */
const paper = (papel: string, ...events: DomainEvent[]) =>
  mailedPaper(papel, {
    log: {
      read: async () =>
        events.map(
          (event, version) =>
            ({ ...event, version, schema: eventCatalogue.get(event.type)!.schema, metadata }) as never,
        ),
    },
    rows: {
      from: () => ({
        select: () => ({ where: () => ({ where: () => ({ executeTakeFirst: async () => undefined }) }) }),
      }),
    } as never,
    now: NOW,
  });

test('the mail of a quotation brings its PDF under its number', async () => {
  const first = quoted({ aprobada: true });
  const { number } = first.data as Quotation;
  const file = (await paper(`cotizacion/${number}`, first))!;
  expect([file.nombre, file.tipo]).toEqual([`cotizacion-${number}.pdf`, 'application/pdf']);
  expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test('none while a price waits, of a quotation that is not known, or of another kind of paper', async () => {
  expect(await paper('cotizacion/1')).toBeUndefined();
  expect(await paper('pedido/1', quoted({ aprobada: true }))).toBeUndefined();
  const waiting = quoted();
  expect(await paper('cotizacion/1', waiting)).toBeUndefined();
});
