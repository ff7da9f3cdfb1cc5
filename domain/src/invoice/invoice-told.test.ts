import { refusal, someone, Story } from '../kernel/decision.testing.ts';
import { isRejection } from '../kernel/rejection.ts';
import { decideGiven, foldAll } from '../kernel/scenario.ts';
import { annulInvoice } from './annul-invoice.ts';
import { captureInvoice } from './capture-invoice.ts';
import { changeInvoice } from './change-invoice.ts';
import { alreadyCaptured, ofBrand, visibleInvoice } from './guards.ts';
import { importInvoice, supplierNumberOf } from './import-invoice.ts';
import { captured, typed } from './invoice.testing.ts';

// What people read of an import invoice, and who sees it.

const finance = someone('Finanzas');
const change = (more: object, user = finance) => ({
  request: { id: 1, invoice: typed(more) },
  user,
  facts: undefined,
});
const annul = (user = finance) => ({ request: { id: 1, motivo: 'Duplicada' }, user, facts: undefined });

test('an invoice is captured, corrected and annulled, and each time it is said what happened', () => {
  const story = new Story();
  const capture = { request: { invoice: typed() }, user: finance, facts: { number: 1 } };
  expect(story.does(captureInvoice, capture)).toEqual({ mensaje: 'La Invoice N° 1 fue ingresada', number: 1 });
  expect(foldAll(importInvoice, story.log)).toMatchObject({ estado: 'Vigente', motivo_anulacion: null, cif: 1650 });
  expect(story.does(changeInvoice, change({ flete: 220 })).mensaje).toBe('La Invoice N° 1 fue modificada');
  expect(foldAll(importInvoice, story.log)).toMatchObject({ flete: 220, cif: 1750, factura: 'HK-2026-081' });
  expect(story.does(annulInvoice, annul()).mensaje).toBe('La Invoice N° 1 fue anulada');
  expect(story.log.at(-1)!.data).toEqual({
    invoice: { _id: '1', number: 1, factura: 'HK-2026-081', proveedor: 'Hikvision', marca: 'Hikvision' },
    motivo: 'Duplicada',
  });
  expect(foldAll(importInvoice, story.log)).toMatchObject({ estado: 'Anulada', motivo_anulacion: 'Duplicada' });
});

const manager = someone('Brand Manager', { marcas: ['Hikvision'] });
test.each([
  ['Brand Manager', { marcas: ['Hikvision', 'Ajax'] }, true],
  ['Brand Manager', { marcas: ['Ajax'] }, false],
  ['Brand Manager', {}, false],
  ['Proveedor', { marcas: ['Hikvision'] }, true],
  ['Proveedor', { marcas: ['Ajax'] }, false],
  ['Proveedor', {}, false],
  ['Reseller', { marcas: ['Hikvision'] }, false],
  ['Cliente', {}, false],
  ['Finanzas', { marcas: ['Ajax'] }, true],
  ['Administrador', {}, true],
] as const)('of a brand: %s with %j sees it: %s', (perfil, more, sees) => {
  const user = someone(perfil, more);
  expect(ofBrand('Hikvision', user)).toBe(sees);
  const found = visibleInvoice(foldAll(importInvoice, [captured()]), user);
  expect(isRejection(found)).toBe(!sees);
  if (sees) expect(found).toMatchObject({ number: 1 });
});

const unseen = {
  codigo: 'INVOICE_NO_EXISTE',
  titulo: 'Invoice no encontrada',
  mensaje: 'La invoice no existe o no es de tus marcas.',
};
const other = someone('Brand Manager', { marcas: ['Ajax'] });
const refused: [string, () => ReturnType<typeof decideGiven>, object][] = [
  ['what is not there', () => decideGiven(changeInvoice, [], change({})), unseen],
  ['what is of other brands', () => decideGiven(changeInvoice, [captured()], change({}, other)), unseen],
  ['to annul what is of other brands', () => decideGiven(annulInvoice, [captured()], annul(other)), unseen],
  [
    'to give away to another brand',
    () => decideGiven(changeInvoice, [captured()], change({ marca: 'Ajax' }, manager)),
    {
      codigo: 'SIN_PERMISO',
      titulo: 'La invoice no se guardó',
      mensaje: 'Ajax no es una de tus marcas. Elige una que lo sea.',
    },
  ],
  [
    'to capture for another brand',
    () =>
      decideGiven(captureInvoice, [], {
        request: { invoice: typed() },
        user: other,
        facts: { number: 1, orden: undefined },
      }),
    { codigo: 'SIN_PERMISO', titulo: 'La invoice no se guardó' },
  ],
  [
    'to annul without a reason',
    () => decideGiven(annulInvoice, [captured()], { ...annul(), request: { id: 1, motivo: ' ' } }),
    { codigo: 'MOTIVO_OBLIGATORIO', titulo: 'La invoice no se anuló', mensaje: 'Ingresa el motivo' },
  ],
];
test.each(refused)('%s is refused in words', (_, decide, words) => {
  expect(refusal(decide())).toMatchObject(words);
});

test('the same paper of the same supplier is known however it is written, and told by its invoice', () => {
  const paper = { proveedor: ' HIKVISION  Ltd ', factura: 'hk-2026-081' };
  expect(supplierNumberOf(paper)).toBe(supplierNumberOf({ proveedor: 'Hikvision Ltd', factura: 'HK-2026-081' }));
  expect(supplierNumberOf(paper)).toBe('hikvision%20ltd/hk-2026-081');
  expect(alreadyCaptured({ proveedor: 'Hikvision', factura: 'HK-1' }, '7')).toMatchObject({
    codigo: 'INVOICE_REPETIDA',
    titulo: 'La invoice no se guardó',
    mensaje:
      'La factura HK-1 de Hikvision ya está ingresada: es la Invoice N° 7. Ábrela para corregirla, o revisa el número.',
    extra: { number: 7 },
  });
});
