import { evolve } from '@power/domain/kernel/aggregate';
import { erpConditions, paymentOptions } from '@power/domain/masters';
import { openSpine, person } from '../kernel/spine.testing.ts';

const ADMIN = person('Administrador');
const { aggregate } = paymentOptions;
const credit = { codigo: '030', condicionPago: '30 días', dias: [30] };

test('kind and code are the id of a payment option: the same code serves a condition and a method', async () => {
  const spine = await openSpine();
  const make = (more: object) => spine.issue(ADMIN, 'create-paymentoption', { condicionpago: { ...credit, ...more } });
  expect(await make({})).toMatchObject({ ok: true, _id: 'condicion-030' });
  expect(await make({ tipo: 'metodo' })).toMatchObject({ ok: true, _id: 'metodo-030' });
  expect(await make({ condicionPago: 'Otra' })).toMatchObject({
    ok: false,
    codigo: 'REPETIDO',
    campo: 'codigo',
    mensaje: 'Ya existe una condición de pago con Código «030»: 30 días.',
  });
});

test('one that was registered before it had more fields is read with what they are by default', () => {
  const before = { _id: 'condicion-030', ...credit, tipo: 'condicion' };
  const registered = paymentOptions.events.created(before as never);
  expect(registered.type).toBe('PaymentOptionRegistered');
  expect(evolve(aggregate, undefined, registered, { at: '2026-01-05T12:00:00.000Z' } as never)).toMatchObject({
    values: { codigo: '030', requiere_validacion: false, codigo_erp: '' },
    activo: true,
  });
});

test('the ERP writes its conditions: new ones are made, known ones changed, others left alone', async () => {
  const spine = await openSpine();
  const send = (condiciones: unknown) => spine.issue(ADMIN, erpConditions.change.name, { condiciones });
  expect(await send([credit, { codigo: '060', condicionPago: '60 días', dias: [60] }])).toMatchObject({
    ok: true,
    nuevos: 2,
  });
  expect(await send({ ...credit, codigo_erp: '7' })).toMatchObject({ ok: true, nuevos: 0, modificados: 1 });
  expect(await spine.state(aggregate, 'condicion-030')).toMatchObject({
    values: { codigo_erp: '7', condicionPago: '30 días' },
  });
});
