import { refusal, someone, Story } from '../kernel/decision.testing.ts';
import { decideGiven } from '../kernel/scenario.ts';
import { dropQuotationDraft, keepQuotationDraft, stayInQuotation } from './drafts.ts';
import { expireQuotations } from './expire-quotations.ts';
import { quoted } from './quotation.testing.ts';

const boss = someone('Administrador');

test('a draft is kept of what one sees, up to a size; nothing of it is written to the quotation', () => {
  const story = new Story([quoted() as never]);
  const keep = (contenido: Record<string, string>, user = boss) => ({
    request: { accion: 'guardar' as const, cotizacion: 501, contenido, version: 1, dispositivo: 'a' },
    user,
    facts: null,
  });
  expect(story.does(keepQuotationDraft, keep({ a: 'x' })).mensaje).toBe('Borrador guardado');
  expect(story.log).toHaveLength(1);
  // Two braces, the quoted name, a colon and the quotes of the text are eight characters.
  expect(decideGiven(keepQuotationDraft, story.log, keep({ a: 'x'.repeat(599_992) }))).toEqual([]);
  expect(refusal(decideGiven(keepQuotationDraft, story.log, keep({ a: 'x'.repeat(599_993) })))).toMatchObject({
    codigo: 'BORRADOR_MUY_GRANDE',
    titulo: 'El borrador no se guardó',
    mensaje: 'Es muy largo. Guarda la cotización, o divídela.',
  });
  const other = someone('Ejecutivo de Ventas', { _id: 'otra' });
  expect(refusal(decideGiven(keepQuotationDraft, story.log, keep({ a: 'x' }, other))).codigo).toBe(
    'COTIZACION_NO_EXISTE',
  );
  const drop = { request: { accion: 'descartar' as const }, user: other, facts: null };
  expect(story.does(dropQuotationDraft, drop).mensaje).toBe('Borrador descartado');
  const stay = { request: { cotizacion: 501, dispositivo: 'a' }, user: boss, facts: null };
  expect(story.does(stayInQuotation, stay)).toEqual({ mensaje: '', otros: [] });
  expect(new Story().does(expireQuotations, { request: {}, user: boss, facts: { vencidas: [] } })).toEqual({
    mensaje: 'Las cotizaciones vencidas quedaron expiradas',
    expiradas: 0,
  });
});

test('the version that a draft lies over is one that can be kept', () => {
  const kept = (version: number) =>
    keepQuotationDraft.request.safeParse({ accion: 'guardar', contenido: {}, version, dispositivo: 'a' }).success;
  expect([0, 2 ** 31 - 1, 2 ** 31, 10 ** 12, -1].map(kept)).toEqual([true, true, false, false, false]);
});
