import { RouteStopPaid } from '@power/domain/dispatches/events';
import { samples } from '@power/domain/event-samples.testing';
import type { EventContext } from '@power/domain/kernel/event';
import { trialTools } from '@power/infra/laboratory/testing/trial-tools';
import collected from './collected-payments.ts';

const context = { stream: 'route-31', version: 9 } as EventContext;

test('what a route collects pays the invoice of its order, once however often it is told', async () => {
  const sample = samples['RouteStopPaid']!['1'] as { parada: object };
  const paid = RouteStopPaid({
    ...sample,
    despacho: { _id: '31', number: 31 },
    parada: {
      ...sample.parada,
      pedido: { ...(sample.parada as { pedido: object }).pedido, _id: '10247', number: 10247 },
    },
    pago: {
      monto: 45_000,
      metodo_pago: 'CHQ',
      referencia: '778',
      usuario: { _id: 'ana', nombre: 'Ana' },
      // The evening of the day before, in Santiago.
      fecha: '2026-03-03T01:30:00.000Z',
    },
  } as never);
  const issued: unknown[] = [];
  for (let told = 0; told < 2; told += 1)
    await collected.reactions[0]!.react(
      paid.data as never,
      context,
      trialTools((...command) => {
        issued.push(command);
        return Promise.resolve({ ok: true });
      }),
    );
  expect(issued[0]).toEqual([
    'register-customer-payment',
    {
      accion: 'cliente',
      pedido: '10247',
      monto: 45_000,
      fecha: '2026-03-02',
      referencia: 'Despacho N° 31, 778',
    },
    'collected-payments/route-31/9',
  ]);
  expect(issued[1]).toEqual(issued[0]);
});
