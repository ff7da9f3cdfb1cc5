import { events, refusal, someone } from '../kernel/decision.testing.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { decideGiven } from '../kernel/scenario.ts';
import { registerPaymentOption } from './register-payment-option.ts';

const register = (given: readonly DomainEvent[] = []) =>
  decideGiven(registerPaymentOption, given, {
    request: { condicionpago: { codigo: '030', condicionPago: '30 días', dias: [30] } },
    user: someone('Administrador'),
    facts: undefined,
  });

test('a payment condition is created once per code', () => {
  const created = events(register());
  expect(created).toMatchObject([
    { data: { _id: 'condicion-030', codigo: '030', condicionPago: '30 días', tipo: 'condicion', dias: [30] } },
  ]);
  expect(refusal(register(created)).codigo).toBe('CODIGO_REPETIDO');
});
