import { brands } from '../masters.ts';
import { events, refusal, someone } from '../kernel/decision.testing.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { decideGiven } from '../kernel/scenario.ts';

const values = { nombre: 'Dahua', factor_aereo: 1, factor_maritimo: 1, ad_valorem: 0 };
const made = brands.events.created({ _id: '1', ...values });
const facts = (grande: string) => ({ grande, miniatura: 'm', ancho: 40, alto: 20 });
const give = (given: readonly DomainEvent[], grande: string) =>
  decideGiven(brands.setPicture!, given, {
    request: { id: '1', nombre: 'logo.png' },
    user: someone('Administrador'),
    facts: facts(grande),
  });
const drop = (given: readonly DomainEvent[]) =>
  decideGiven(brands.dropPicture!, given, { request: { id: '1' }, user: someone('Administrador'), facts: undefined });

test('a record has one picture: another replaces it, the same one writes nothing, and it can be taken away', () => {
  const first = events(give([made], 'uno'));
  expect(first[0]).toMatchObject({
    type: 'BrandPictured',
    data: { nombre: 'Dahua', imagen: { nombre: 'logo.png', grande: 'uno', ancho: 40 } },
  });
  expect(events(give([made, ...first], 'uno'))).toEqual([]);
  expect(events(give([made, ...first], 'dos'))[0]).toMatchObject({ data: { imagen: { grande: 'dos' } } });
  const gone = events(drop([made, ...first]));
  expect(gone).toMatchObject([{ data: { imagen: null } }]);
  expect(events(drop([made, ...first, ...gone]))).toEqual([]);
  expect(events(drop([made]))).toEqual([]);
});

test('what is not there has no picture', () => {
  const deleted = brands.events.deleted({ _id: '1', nombre: 'Dahua' });
  expect(refusal(give([], 'uno')).codigo).toBe('NO_EXISTE');
  expect(refusal(give([made, deleted], 'uno')).codigo).toBe('NO_EXISTE');
  expect(refusal(drop([made, deleted])).codigo).toBe('NO_EXISTE');
});
