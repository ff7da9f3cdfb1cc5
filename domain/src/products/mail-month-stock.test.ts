import { events, refusal, someone, Story } from '../kernel/decision.testing.ts';
import { decideGiven, foldAll } from '../kernel/scenario.ts';
import { mailMonthStock, monthStockMails } from './mail-month-stock.ts';

const user = someone('Jefe de Bodega');
const ask = (request: { mes: number | string; year: number | string }, now: string, by = user) => ({
  request,
  user: by,
  facts: undefined,
  now,
});

test('a month that is over → mail to the person who asks', () => {
  const story = new Story();
  const when = ask({ mes: '3', year: '2026' }, '2026-04-10T12:00:00.000Z');
  expect(story.does(mailMonthStock, when)).toEqual({
    mensaje: 'Se envió a persona@power.test el stock al cierre de mar 2026',
    para: 'persona@power.test',
  });
  expect(story.log).toMatchObject([{ type: 'MonthStockMailed', data: { mes: '2026-03', para: 'persona@power.test' } }]);
  expect(foldAll(monthStockMails, story.log)).toEqual({ enviados: 1 });
});

test('a month ends at midnight of Santiago', () => {
  const request = { mes: 3, year: 2026 };
  const before = decideGiven(mailMonthStock, [], ask(request, '2026-04-01T02:59:59.998Z'));
  expect(refusal(before)).toMatchObject({
    codigo: 'MES_SIN_TERMINAR',
    mensaje: 'El stock de un mes es el de su último instante. Elige un mes que ya terminó.',
  });
  expect(events(decideGiven(mailMonthStock, [], ask(request, '2026-04-01T03:00:00.000Z')))).toHaveLength(1);
});

test.each([
  { mes: 4, year: 2026 },
  { mes: 1, year: 2027 },
])('rejects $mes/$year while it is not over', (request) => {
  const decision = decideGiven(mailMonthStock, [], ask(request, '2026-04-10T12:00:00.000Z'));
  expect(refusal(decision).codigo).toBe('MES_SIN_TERMINAR');
});

test('rejects a person without address', () => {
  const when = ask({ mes: 3, year: 2026 }, '2026-04-10T12:00:00.000Z', { ...user, email: '' });
  expect(refusal(decideGiven(mailMonthStock, [], when)).mensaje).toBe(
    'Tu cuenta no tiene correo. Pide a un Administrador que lo agregue.',
  );
});

test.each([{ mes: 13, year: 2026 }, { mes: 3 }])('rejects what names no month: %j', (request) => {
  expect(mailMonthStock.request.safeParse(request).success).toBe(false);
});
