import { actorOf } from '../actor.shared.ts';
import { events, refusal, someone } from '../../kernel/decision.testing.ts';
import { decideGiven } from '../../kernel/scenario.ts';
import { SYSTEM } from '../../kernel/principal.ts';
import { recordAccess } from './record-access.ts';

const acceso = {
  usuario: { _id: 'u1', nombre: 'Ana Pérez', perfil: 'Finanzas' },
  llamada: 'order-export',
  texto: 'Exporta los pedidos',
  clave: '',
};
const given = (user: ReturnType<typeof someone>) => ({
  request: { que: 'exportacion' as const, acceso },
  user,
  facts: undefined,
});

test('what was taken along is entered by the system alone, for the person and the Chilean day', () => {
  expect(events(decideGiven(recordAccess, [], given(SYSTEM)))).toEqual([
    expect.objectContaining({ type: 'DataExported', data: acceso }),
  ]);
  expect(refusal(decideGiven(recordAccess, [], given(someone('Administrador'))))).toMatchObject({
    codigo: 'SOLO_SISTEMA',
  });
  const context = { now: '2026-11-27T01:00:00.000Z' } as never;
  expect(recordAccess.stream({ que: 'costos', acceso }, context)).toBe('u1.2026-11-26');
});

test('auditors read who looked, not which process said so', () => {
  const cause = { stream: 'dataaccess-u1.2026-11-26', user: 'sistema', nombre: 'Sistema', perfil: '' };
  expect(actorOf(cause, acceso)).toEqual({ usuario_id: 'u1', usuario: 'Ana Pérez', perfil: 'Finanzas' });
});
