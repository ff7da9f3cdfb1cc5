import { ownForecast } from '@power/domain/forecast/parts';
import { summaryOf, valuesOfMonth } from './summary.ts';

const cierre = { year_cierre: 2026, mes_cierre: 11 };
const admin = { _id: 'a', perfil: 'Administrador' } as never;
const whole = { alcance: 'global', de: '', ...cierre } as const;
const billed = { of: () => 0 } as never;

/** The company's forecast, where these commitments were fixed. */
async function company(found: readonly { _id: string; comprometido: number | null }[]) {
  const chain = {
    selectFrom: () => chain,
    select: () => chain,
    where: () => chain,
    execute: async () => found.map((row) => ({ meta: null, ...row })),
  };
  const valuesOf = await valuesOfMonth({ unscoped: chain } as never, cierre, admin);
  return summaryOf(whole, 'Empresa', [], { valuesOf, billed });
}
const of = (seller: string, comprometido: number | null) => ({ _id: ownForecast(seller, cierre), comprometido });

test('where nobody fixed what the company commits itself to, it is the sum of its sellers, and marked as such', async () => {
  const brand = { _id: 'marca:APC.2026-11', comprometido: 900 };
  expect(await company([of('eva', 100), of('tito', 250), of('ana', null), brand])).toMatchObject({
    comprometido: 350,
    comprometido_suma: true,
  });
});

test('what was fixed counts, and of nobody there is no sum', async () => {
  const fixed = await company([of('eva', 100), { _id: 'global.2026-11', comprometido: 500 }]);
  expect(fixed.comprometido).toBe(500);
  expect(fixed).not.toHaveProperty('comprometido_suma');
  expect((await company([])).comprometido).toBeNull();
});
