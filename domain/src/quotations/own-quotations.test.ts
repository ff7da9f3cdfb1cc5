import { events, refusal, someone } from '../kernel/decision.testing.ts';
import type { DomainEvent } from '../kernel/event.ts';
import type { Principal } from '../kernel/principal.ts';
import { decideGiven } from '../kernel/scenario.ts';
import { cancelQuotation } from './cancel-quotation.ts';
import { createQuotation } from './create-quotation.ts';
import { editQuotation } from './edit-quotation.ts';
import { editQuotationHeader } from './edit-quotation-header.ts';
import { facts } from './quotation.testing.ts';

const seller = someone('Ejecutivo de Ventas');
const boss = someone('Administrador');
const made = (user: Principal): DomainEvent[] =>
  events(
    decideGiven(createQuotation, [], {
      request: {
        accion: 'crearsistema',
        cotizacion: { cliente: '9', productos_cotizacion: [{ producto: '1', cantidad: 1 }] } as never,
      },
      user,
      facts,
    }),
  ) as never;
const header = (past: DomainEvent[], user: Principal, cotizacion: object) =>
  decideGiven(editQuotationHeader, past, {
    request: { accion: 'simple', id: 501, expectedVersion: 0, cotizacion: cotizacion as never },
    user,
    facts: { condiciones: [] },
  });
const edit = (past: DomainEvent[], user: Principal) =>
  decideGiven(editQuotation, past, {
    request: {
      accion: 'editarsistema',
      expectedVersion: 0,
      cotizacion: { _id: 501, productos_cotizacion: [{ linea: 1, producto: '1', cantidad: 2 }] } as never,
    },
    user,
    facts,
  });
const cancel = (past: DomainEvent[], user: Principal) =>
  decideGiven(cancelQuotation, past, { request: { id: 501, motivo: 'Se repitió' } as never, user, facts: undefined });

test.each(['Brand Manager', 'Pre-Venta'] as const)('%s edits and cancels only own quotations', (perfil) => {
  const one = someone(perfil, { marcas: ['Hikvision'] });
  const others = made(seller);
  for (const no of [edit(others, one), header(others, one, { referencia: 'OC 1' }), cancel(others, one)])
    expect(refusal(no)).toMatchObject({ codigo: 'COTIZACION_AJENA' });
  const own = made(one);
  for (const yes of [edit(own, one), header(own, one, { referencia: 'OC 1' }), cancel(own, one)])
    expect(events(yes)).toHaveLength(1);
  expect(events(edit(others, boss))).toHaveLength(1);
});

test('a validity is extended once without `validar`; shortened as often as one likes', () => {
  const past = made(seller);
  const after = (user: Principal, validez: string, before = past) => [
    ...before,
    ...(events(header(before, user, { validez })) as never as DomainEvent[]),
  ];
  const once = after(seller, '2026-01-25');
  expect(refusal(header(once, seller, { validez: '2026-01-30' }))).toMatchObject({ codigo: 'VALIDEZ_AMPLIADA' });
  expect(after(seller, '2026-01-22', once)).toHaveLength(3);
  expect(after(boss, '2026-01-30', once)).toHaveLength(3);
});
