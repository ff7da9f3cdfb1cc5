import { refusal, someone, Story } from '../kernel/decision.testing.ts';
import { SYSTEM } from '../kernel/principal.ts';
import { decideGiven, foldAll } from '../kernel/scenario.ts';
import { enterInvoice } from './enter-invoice.ts';
import { InvoiceCodeTried } from './events.ts';
import { entryUntil, invoiceCode } from './invoice-code.ts';
import { setInvoiceCode } from './set-invoice-code.ts';

const at = (hour: string) => `2026-01-05T${hour}:00.000Z`;
const code = (hash: string) => ({
  request: { accion: 'cambiar' as const, codigo: 'secreto' },
  user: someone('Administrador'),
  facts: { hash },
});
const ana = someone('Finanzas', { sesion: 'ana' });
const enter = (acceso: boolean, { user = ana, now = at('12:00'), bloqueo = false } = {}) => ({
  request: { accion: 'verificar' as const, modulo: 'invoice' as const, codigo: 'secreto' },
  user,
  now,
  facts: { acceso, bloqueo },
});
const opened = () => {
  const story = new Story();
  expect(story.does(setInvoiceCode, code('h1')).mensaje).toBe('El código de acceso fue cambiado');
  expect(story.does(enterInvoice, enter(true))).toEqual({ acceso: true, mensaje: 'Acceso concedido' });
  return story;
};
const until = (story: Story, user = ana, now = at('12:01')) => entryUntil(foldAll(invoiceCode, story.log), user, now);

test('the code opens the invoice modules to the session that gave it, for a working day', () => {
  const story = opened();
  expect(story.log.at(-1)!.data).toEqual({ modulo: 'invoice', acceso: true, sesion: 'ana', hasta: at('20:00') });
  expect(until(story)).toBe(at('20:00'));
  expect(until(story, ana, at('19:59'))).toBe(at('20:00'));
  expect(until(story, ana, at('20:00'))).toBeUndefined();
  expect(until(story, someone('Finanzas', { sesion: 'otra' }))).toBeUndefined();
  expect(until(new Story())).toBeUndefined();
});

test('two sessions are open side by side; those whose time is over are forgotten', () => {
  const story = opened();
  // Scenarios are folded at noon: what ended by then is not kept.
  story.log.push(InvoiceCodeTried({ modulo: 'invoice', acceso: true, sesion: 'vieja', hasta: at('12:00') }));
  story.does(enterInvoice, enter(true, { user: someone('Cobrador', { sesion: 'luz' }), now: at('13:00') }));
  expect(foldAll(invoiceCode, story.log)).toEqual({ hash: 'h1', entradas: { ana: at('20:00'), luz: at('21:00') } });
});

test('a wrong code is kept as an attempt and opens nothing', () => {
  const story = new Story();
  story.does(setInvoiceCode, code('h1'));
  expect(story.does(enterInvoice, enter(false))).toEqual({ acceso: false, mensaje: 'Código incorrecto' });
  expect(story.log.at(-1)!.data).toEqual({ modulo: 'invoice', acceso: false });
  expect(until(story)).toBeUndefined();
  expect(foldAll(invoiceCode, story.log)).toEqual({ hash: 'h1' });
});

test('of an attempt that does not say whose or until when, nobody is let in', () => {
  for (const part of [{ sesion: 'ana' }, { hasta: at('20:00') }])
    expect(foldAll(invoiceCode, [InvoiceCodeTried({ modulo: 'invoice', acceso: true, ...part })])).toEqual({});
});

test('a new code closes the modules to all who entered with the old one', () => {
  const story = opened();
  story.does(setInvoiceCode, code('h2'));
  expect(foldAll(invoiceCode, story.log)).toEqual({ hash: 'h2' });
});

test('processes need no code', () => {
  expect(until(new Story(), SYSTEM)).toBe('9999-12-31T00:00:00.000Z');
});

test('without a code, or after too many wrong ones, nothing is looked at', () => {
  expect(refusal(decideGiven(enterInvoice, [], enter(true)))).toMatchObject({
    codigo: 'SIN_CODIGO',
    titulo: 'Sin código',
    mensaje: 'Todavía no hay un código de acceso. Pídelo a un Administrador.',
  });
  expect(refusal(decideGiven(enterInvoice, opened().log, enter(true, { bloqueo: true })))).toMatchObject({
    codigo: 'CODIGO_BLOQUEADO',
    titulo: 'Espera un momento',
    mensaje: 'Demasiados códigos incorrectos. Espera 15 minutos.',
  });
});
