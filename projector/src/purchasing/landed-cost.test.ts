import { type EventContext, upcastData } from '@power/domain/kernel/event';
import { samples } from '@power/domain/event-samples.testing';
import { trialTools } from '@power/infra/laboratory/testing/trial-tools';
import type { RecordedEvent } from '@power/infra/platform/event-store/port';
import { rowsGiven } from '@power/infra/platform/projection/rows-given';
import landedCosts from './landed-cost-list.ts';
import corrections from './landed-cost-corrections.ts';
import prices from './landed-cost-prices.ts';

const commandsFor = async (type: string, { process = prices, schema = '1' } = {}) => {
  const issued: unknown[] = [];
  const { event, react } = process.reactions.find((reaction) => reaction.type === type)!;
  await react(
    upcastData(event, Number(schema), samples[type]![schema]),
    { stream: 'landedcost-1', version: 2 } as EventContext,
    trialTools((...command) => {
      issued.push(command);
      return Promise.resolve({ ok: true });
    }),
  );
  return issued;
};
/** What is asked of the product, and then for what left meanwhile. */
const commands = (move: object) => [
  [
    'apply-landed-cost',
    { accion: 'aplicar', producto: '10', costeo: 1, ...move },
    'landed-cost-prices/landedcost-1/2/10',
  ],
  ['settle-landed-cost', { accion: 'liquidar', id: '1', ...move }, 'landed-cost-prices/landedcost-1/2/liquidar'],
];

test('one command a product, under the id of event and product, forth and back, and then one for what left', async () => {
  expect(await commandsFor('LandedCostPosted')).toEqual(commands({ inverso: false }));
  expect(await commandsFor('LandedCostReverted')).toEqual(commands({ inverso: true }));
  expect(await commandsFor('LandedCostComplemented')).toEqual(commands({ complemento: 1, inverso: false }));
  expect(await commandsFor('LandedCostComplementReverted')).toEqual(commands({ complemento: 1, inverso: true }));
});

test('a correction moves each product that it names', async () => {
  expect(await commandsFor('LandedCostReversalCorrected')).toEqual(commands({ inverso: true, correccion: true }));
});

test('given a reversal that replayed its posting → it is corrected after its own move; one of now is left alone', async () => {
  expect(await commandsFor('LandedCostReverted', { process: corrections })).toEqual([
    ...commands({ inverso: true }),
    ['correct-landed-cost-reversal', { accion: 'corregirreversa', id: '1' }, 'landed-cost-corrections/landedcost-1/2'],
  ]);
  expect(await commandsFor('LandedCostReverted', { process: corrections, schema: '2' })).toEqual([]);
});

const AT = '2026-03-02T12:00:00.000Z';
const rowAfter = (events: readonly (readonly [type: string, data: unknown, schema?: number])[]) =>
  rowsGiven(
    landedCosts,
    events.map(
      ([type, data, schema = 1], n) =>
        ({
          type,
          data,
          id: `e${n}`,
          schema,
          stream: 'landedcost-1',
          version: n,
          position: BigInt(n + 1),
          recordedAt: AT,
          metadata: { at: AT, user: 'u', nombre: 'U', perfil: 'Finanzas', commandId: `c${n}`, hash: '' },
        }) as unknown as RecordedEvent,
    ),
  ).rows.values();

test('the row of a landed cost tells what it was estimated at beside what it is', () => {
  const drafted = samples['LandedCostDrafted']!['1'] as object;
  const changed = { ...(samples['LandedCostChanged']!['1'] as object), cambios: { costo_total: 800_000 } };
  expect([
    ...rowAfter([
      ['LandedCostDrafted', { ...drafted, estado: 'Estimado' }],
      ['LandedCostChanged', changed],
    ]),
  ]).toMatchObject([{ estado: 'Calculado', costo_estimado: 765_627, costo_real: 800_000, costo_diferencia: 34_373 }]);
});

test('what came late is in the row beside what was posted, until it is taken back', () => {
  const sample = (type: string) => [type, samples[type]!['1']] as const;
  const until = [sample('LandedCostDrafted'), sample('LandedCostPosted'), sample('LandedCostComplemented')];
  expect([...rowAfter(until)]).toMatchObject([
    {
      complementos: 1,
      costo_real: 765_627,
      costo_complementos: 10_000,
      costo_final: 775_627,
      ajuste_vendido: 28_807 + 2727,
    },
  ]);
  expect([...rowAfter([...until, sample('LandedCostComplementReverted')])]).toMatchObject([
    { complementos: 0, costo_complementos: 0, costo_final: 765_627, ajuste_vendido: 28_807 },
  ]);
});

test('what the sold took of a cost that was reverted stays in its row, also where a correction named it later', () => {
  const sample = (type: string, schema = 1) => [type, samples[type]![String(schema)], schema] as const;
  const until = [sample('LandedCostDrafted'), sample('LandedCostPosted')];
  expect([...rowAfter([...until, sample('LandedCostReverted', 2)])]).toMatchObject([
    { estado: 'Revertido', ajuste_vendido: 28_807 - 48_012 },
  ]);
  const before = [...until, sample('LandedCostReverted')];
  expect([...rowAfter(before)]).toMatchObject([{ estado: 'Revertido', ajuste_vendido: 0 }]);
  expect([...rowAfter([...before, sample('LandedCostReversalCorrected')])]).toMatchObject([
    { ajuste_vendido: -19_205 },
  ]);
});
