import { admin, now, registered } from './account.testing.ts';
import { events, refusal } from '../kernel/decision.testing.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { decideGiven, foldAll } from '../kernel/scenario.ts';
import { changeUserClient } from './change-user-client.ts';
import { changeUserLinks } from './change-user-links.ts';
import { user } from './user.ts';

const follow = (given: readonly DomainEvent[], facts: string | null) =>
  decideGiven(changeUserClient, given, { request: { accion: 'clienteunido', usuario: 'eva' }, user: admin, facts });

test('who signs in for a customer that was merged does so for the other one, once', () => {
  const { log } = registered({ perfil: 'Cliente', cliente_id: 'c1', marcas: undefined });
  expect(foldAll(user, log).cuenta.cliente_id).toBe('c1');
  const moved = events(follow(log, 'c2')) as readonly DomainEvent[];
  expect(foldAll(user, [...log, ...moved]).cuenta.cliente_id).toBe('c2');
  expect(moved[0]!.data).toMatchObject({ cliente_id: 'c2' });
  expect(follow([...log, ...moved], 'c2')).toEqual([]);
  expect(follow(log, null)).toEqual([]);
  expect(follow([], 'c2')).toEqual([]);
});

test('a brand that somebody looks after is not untied from the account; others are, and nobody’s account has no ties', () => {
  const story = registered();
  const tie = (
    marcas: string[] | undefined,
    encargadas: readonly string[],
    given: readonly DomainEvent[] = story.log,
  ) =>
    decideGiven(changeUserLinks, given, {
      request: { accion: 'vinculos', usuario: 'eva', ...(marcas && { marcas }) } as never,
      user: admin,
      facts: { encargadas },
    });
  expect(now(story).cuenta.marcas).toEqual(['Hik']);
  for (const marcas of [[], ['Dahua'], undefined])
    expect(refusal(tie(marcas, ['Hik']))).toMatchObject({ codigo: 'MARCA_A_CARGO', extra: { campo: 'marcas' } });
  expect(events(tie(['Hik', 'Dahua'], ['Hik']))[0]!.data).toMatchObject({ marcas: ['Hik', 'Dahua'] });
  expect(events(tie([], []))[0]!.data).toMatchObject({ marcas: [] });
  // A brand that the account does not have is not untied by it.
  expect(events(tie(['Hik'], ['Dahua']))).toHaveLength(1);
  expect(refusal(tie(['Hik'], [], [])).codigo).toBe('USUARIO_NO_EXISTE');
});
