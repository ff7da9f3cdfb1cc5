import { foldAll } from '../kernel/scenario.ts';
import { opportunity } from './opportunity.ts';
import { chance } from './opportunity.testing.ts';
import { opportunityDocument } from './views/opportunity-document.ts';

type Sheet = Parameters<typeof opportunityDocument.of>[0];
const made = foldAll(opportunity, [chance()])!;
const sheetOf = (more: object = {}): Sheet => ({ ...made, pedido: 0, ...more }) as unknown as Sheet;
/** What of a group is shown: fields that are absent are not. */
const shown = (titulo: string, more: object = {}) => {
  const group = opportunityDocument.facts.find((one) => one.titulo === titulo)!;
  const facts = group.of(sheetOf(more));
  return (
    facts &&
    Object.fromEntries(
      Object.keys(group.fields).flatMap((name) => (facts[name] === undefined ? [] : [[name, facts[name]]])),
    )
  );
};

test('an opportunity is called by its number, of its seller, with its stage and its amount', () => {
  expect([501, 'm1775'].map(opportunityDocument.title)).toEqual(['Oportunidad 501', 'Oportunidad M1775']);
  const sheet = sheetOf();
  expect([opportunityDocument.of(sheet), opportunityDocument.state(sheet), opportunityDocument.amount!(sheet)]).toEqual(
    ['Inés Soto', made.etapa, 1500],
  );
  expect(opportunityDocument.totals(sheet)).toEqual([
    { titulo: 'Oportunidad', rows: [{ label: 'NETO', value: 1500, strong: true }] },
  ]);
  expect(opportunityDocument.lines.of(sheet)).toEqual([{ linea: 1, marca: 'Dahua', monto: 1500 }]);
});

test('its order and what was invoiced are told once there is one', () => {
  const before = shown('Oportunidad');
  expect(before).toMatchObject({ porcentaje: '20%', cotizacion: 501, monto_total: 1500, marcas: ['Dahua'] });
  for (const absent of ['pedido', 'monto_facturado', 'facturado_at', 'monto_dolares'])
    expect(before).not.toHaveProperty(absent);
  const sold = { pedido: 77, monto_facturado: 900, facturado_at: '2026-11-20T12:00:00.000Z' };
  expect(shown('Oportunidad', sold)).toMatchObject(sold);
  expect(shown('Oportunidad', { cotizacion: null })).not.toHaveProperty('cotizacion');
});

test('of a lost one there is no next action, and its percentage says so', () => {
  expect(shown('Oportunidad', { porcentaje: 0 })).toMatchObject({ porcentaje: 'Perdida' });
  const next = { next_step: 'Llamar', fechaAccion: '2026-11-05' };
  expect(shown('Próxima acción', { ...next, perdida: false })).toEqual(next);
  expect(shown('Próxima acción', { ...next, perdida: true })).toBeUndefined();
});

test('the dollar that it was reckoned with is told where it was in dollars', () => {
  expect(shown('Origen')).toEqual({
    usuario: 'Inés Soto',
    creado_por: 'Inés Soto',
    createdAt: '2026-11-02T12:00:00.000Z',
  });
  expect(shown('Origen', { monto_dolares: 2 })).toMatchObject({ dolar: 950 });
  expect(shown('Oportunidad', { monto_dolares: 2 })).toMatchObject({ monto_dolares: 2 });
});
