import { brands } from '@power/domain/masters';
import { trialTools } from '@power/infra/laboratory/testing/trial-tools';
import ownBrands from './own-brands.ts';

const asked = async (event: { readonly type: string; readonly data: unknown }) => {
  const issued: object[] = [];
  const tools = trialTools((name, request) => {
    issued.push({ name, ...request });
    return Promise.resolve({ ok: true });
  });
  await ownBrands.reactions.find((r) => r.type === event.type)!.react(event.data as never, {} as never, tools);
  return issued;
};
const give = (email: string, propia: boolean) => ({
  name: 'give-brand',
  accion: 'marca',
  email,
  marca: 'Dahua',
  propia,
});
const { created, changed } = brands.events;

test('whom a brand names has it as own; whom it names no more has it no more; other changes ask for nothing', async () => {
  const values = { _id: '1', nombre: 'Dahua', factor_aereo: 1, factor_maritimo: 1, ad_valorem: 0 };
  expect(await asked(created({ ...values, brand_manager: 'a@power.test' }))).toEqual([give('a@power.test', true)]);
  expect(await asked(created(values))).toEqual([]);
  const change = (antes: object, cambios: object) =>
    asked(changed({ _id: '1', nombre: 'Dahua', antes, cambios } as never));
  expect(await change({ brand_manager: 'a@power.test' }, { brand_manager: 'b@power.test' })).toEqual([
    give('a@power.test', false),
    give('b@power.test', true),
  ]);
  expect(await change({ brand_manager: 'a@power.test' }, { brand_manager: '' })).toEqual([give('a@power.test', false)]);
  expect(await change({ ad_valorem: 0 }, { ad_valorem: 6 })).toEqual([]);
});
