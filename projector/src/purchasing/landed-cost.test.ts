import type { EventContext } from '@power/domain/kernel/event';
import { samples } from '@power/domain/event-samples.testing';
import { trialTools } from '@power/infra/laboratory/testing/trial-tools';
import type { RecordedEvent } from '@power/infra/platform/event-store/port';
import { rowsGiven } from '@power/infra/platform/projection/rows-given';
import landedCosts from './landed-cost-list.ts';
import prices from './landed-cost-prices.ts';

const told = async (type: string) => {
  const issued: unknown[] = [];
  await prices.reactions
    .find((reaction) => reaction.type === type)!
    .react(
      samples[type]!['1'] as never,
      { stream: 'landedcost-1', version: 2 } as EventContext,
      trialTools((...command) => {
        issued.push(command);
        return Promise.resolve({ ok: true });
      }),
    );
  return issued;
};
const command = (inverso: boolean) => [
  'apply-landed-cost',
  { accion: 'aplicar', producto: '10', costeo: 1, inverso },
  'landed-cost-prices/landedcost-1/2/10',
];

test('one command a product, under the id of event and product, forth and back', async () => {
  expect(await told('LandedCostPosted')).toEqual([command(false)]);
  expect(await told('LandedCostReverted')).toEqual([command(true)]);
});

test('the row of a landed cost tells what it was estimated at beside what it is', () => {
  const drafted = samples['LandedCostDrafted']!['1'] as object;
  const at = '2026-03-02T12:00:00.000Z';
  const changed = { ...(samples['LandedCostChanged']!['1'] as object), cambios: { costo_total: 800_000 } };
  const events = [
    ['LandedCostDrafted', { ...drafted, estado: 'Estimado' }],
    ['LandedCostChanged', changed],
  ].map(
    ([type, data], n) =>
      ({
        type,
        data,
        id: `e${n}`,
        schema: 1,
        stream: 'landedcost-1',
        version: n,
        position: BigInt(n + 1),
        recordedAt: at,
        metadata: { at, user: 'u', nombre: 'U', perfil: 'Finanzas', commandId: `c${n}`, hash: '' },
      }) as unknown as RecordedEvent,
  );
  expect([...rowsGiven(landedCosts, events).rows.values()]).toMatchObject([
    { estado: 'Calculado', costo_estimado: 765_627, costo_real: 800_000, costo_diferencia: 34_373 },
  ]);
});
