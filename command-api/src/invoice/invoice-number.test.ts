import { typed } from '@power/domain/invoice/invoice.testing';
import { openSpine, person } from '../kernel/spine.testing.ts';

const ADMIN = person('Administrador');
const FIRST = {
  codigo: 'INVOICE_REPETIDA',
  mensaje:
    'La factura HK-2026-081 de Hikvision ya está ingresada: es la Invoice N° 1. Ábrela para corregirla, o revisa el número.',
};

async function desk() {
  const spine = await openSpine();
  const capture = (more: object = {}) => spine.issue(ADMIN, 'capture-invoice', { invoice: typed(more) });
  const change = (id: number, more: object) => spine.issue(ADMIN, 'change-invoice', { id, invoice: typed(more) });
  return { ...spine, capture, change };
}

test('a paper of a supplier is captured once, however its name and number are written; the refusal names the first', async () => {
  const { capture } = await desk();
  expect(await capture()).toMatchObject({ ok: true, number: 1 });
  expect(await capture()).toMatchObject(FIRST);
  const again = await capture({ proveedor: ' HIKVISIÓN ', factura: 'hk-2026-081' });
  expect(again).toMatchObject({ ok: false, codigo: 'INVOICE_REPETIDA' });
  expect(String(again.mensaje)).toContain('es la Invoice N° 1');
  expect(await capture({ proveedor: 'Dahua' })).toMatchObject({ ok: true });
});

test('many people capturing one paper at once make one invoice', async () => {
  const { capture } = await desk();
  const replies = await Promise.all(Array.from({ length: 6 }, () => capture()));
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
  expect(replies.filter(({ codigo }) => codigo === 'INVOICE_REPETIDA')).toHaveLength(5);
});

test('a correction may not take the number of another, keeps its own, and frees what it gave up', async () => {
  const { capture, change, pass } = await desk();
  await capture();
  expect(await capture({ factura: 'OTRA' })).toMatchObject({ ok: true, number: 2 });
  expect(await change(2, {})).toMatchObject(FIRST);
  expect(await change(1, { flete: 220 })).toMatchObject({ ok: true });
  expect(await change(1, { factura: 'CORREGIDA' })).toMatchObject({ ok: true });
  pass(61_000);
  expect(await change(2, {})).toMatchObject({ ok: true });
});

test('what was annulled may be captured anew at once', async () => {
  const { capture, issue } = await desk();
  await capture();
  await issue(ADMIN, 'annul-invoice', { id: 1, motivo: 'Con errores' });
  expect(await capture()).toMatchObject({ ok: true });
});
