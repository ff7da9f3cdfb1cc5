import { events, refusal, someone, type Story } from '../kernel/decision.testing.ts';
import { decideGiven } from '../kernel/scenario.ts';
import { admin, LOGIN, now, registered, signIn } from './account.testing.ts';
import { issueDeviceCode } from './issue-device-code.ts';
import { login } from './login.ts';

const tried = (given: Story, more: object) =>
  decideGiven(login, given.log, { request: { ...LOGIN, ...more }, user: admin, facts: signIn });

test('a code that was handed out lets the phone of the warehouse in, once', () => {
  const picker = registered({ perfil: 'Bodega y Despacho' });
  const phone = { cliente: 'dispositivo' };
  expect(refusal(tried(picker, phone)).mensaje).toContain('Pide uno nuevo al Jefe de Bodega');
  const hand = (story: Story, as = someone('Jefe de Bodega')) =>
    decideGiven(issueDeviceCode, story.log, {
      request: { accion: 'codigodispositivo', usuario: now(story)._id },
      user: as,
      facts: { code_hash: 'h' },
    });
  picker.log.push(...(events(hand(picker)) as never[]));
  expect(now(picker).codigo).toMatchObject({ code_hash: 'h' });
  const signed = events(tried(picker, phone));
  expect(signed[0]!.data).toMatchObject({ terminal: true });
  picker.log.push(...(signed as never[]));
  expect(now(picker).codigo).toBeUndefined();
  expect(refusal(tried(picker, phone)).codigo).toBe('CREDENCIALES');
  expect(refusal(hand(registered({ perfil: 'Finanzas' }))).codigo).toBe('PERFIL_SIN_TERMINAL');
});
