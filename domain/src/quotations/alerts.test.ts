import { decideGiven } from '../kernel/scenario.ts';
import { events, someone } from '../kernel/decision.testing.ts';
import type { DomainEvent } from '../kernel/event.ts';
import type { ReglaAlerta } from './alert-events.ts';
import { type AlertFacts, checkAlerts, holds } from './alerts.ts';
import type { Quotation } from './quotation.ts';
import { quoted } from './quotation.testing.ts';

const rule = (more: Partial<ReglaAlerta>): ReglaAlerta => ({
  _id: '1',
  nombre: 'Grandes',
  modo: 'mayor',
  divisa: 'CLP',
  valor: 1000,
  listaEmail: ['Ana@power.test', 'fuera@otra.test'],
  ...more,
});
const q = (more: Partial<Quotation>) => ({ ...(quoted().data as Quotation), ...more });
const check = (past: readonly DomainEvent[], facts: Partial<AlertFacts>) =>
  events(
    decideGiven(checkAlerts, past, {
      request: { cotizacion: 501 },
      user: someone('Administrador'),
      facts: { cotizacion: q({}), reglas: [], usuarios: { 'ana@power.test': 'u-ana' }, ...facts },
    }),
  );

test('CLP looks at the total in pesos of any quotation; dollars and euros at the net of those in them', () => {
  const pesos = { moneda: 'pesos', total: 1190, total_moneda: 1000 } as const;
  const dollars = { moneda: 'dolares', total: 950_000, total_moneda: 1000 } as const;
  expect(holds(rule({ valor: 1189 }), pesos)).toBe(true);
  expect(holds(rule({ valor: 1190 }), pesos)).toBe(false);
  expect(holds(rule({ modo: 'menor', valor: 1190 }), pesos)).toBe(false);
  expect(holds(rule({ modo: 'menor', valor: 1191 }), pesos)).toBe(true);
  expect(holds(rule({ valor: 900_000 }), dollars)).toBe(true);
  expect(holds(rule({ divisa: 'USD', valor: 999 }), dollars)).toBe(true);
  expect(holds(rule({ divisa: 'USD', valor: 1 }), pesos)).toBe(false);
  expect(holds(rule({ divisa: 'EURO', modo: 'menor', valor: 1e6 }), dollars)).toBe(false);
});

test('a rule fires when it comes to hold, for the accounts in its list, and again only after it had not', () => {
  const reglas = [rule({})];
  const fired = check([], { reglas });
  expect(fired).toMatchObject([{ type: 'QuotationAlertFired', data: { usuarios: ['u-ana'], alerta: { _id: '1' } } }]);
  const past = fired as unknown as DomainEvent[];
  expect(check(past, { reglas })).toEqual([]);
  const cleared = check(past, { reglas, cotizacion: q({ total: 10 }) });
  expect(cleared).toMatchObject([{ type: 'QuotationAlertCleared', data: { alerta: '1' } }]);
  expect(check([...past, ...(cleared as unknown as DomainEvent[])], { reglas })).toHaveLength(1);
});
