import fc from 'fast-check';
import { addDays, dayOf, startOfDay } from '../kernel/dates.ts';
import {
  asksForYear,
  AYUDA,
  changesForecast,
  type Cierre,
  cierreOf,
  closedProblem,
  compareCierre,
  lastDayOf,
  lostProblem,
  nombreCierre,
  PORCENTAJES,
  stageOf,
  tonoPorcentaje,
  trackingProblem,
  YEARS,
} from './tracking.ts';

const TODAY = '2026-11-22';
const asked = {
  porcentaje: 50,
  comentario: 'Lo revisa el cliente final',
  next_step: 'Llamar',
  fechaAccion: '2026-11-27',
  year_cierre: 2026,
  mes_cierre: 11,
};
const title = (more: object, today = TODAY) => trackingProblem({ ...asked, ...more }, today)?.titulo;

const day = fc.integer({ min: 0, max: 365 * 7 + 1 }).map((n) => addDays('2023-01-01', n));
const cierre: fc.Arbitrary<Cierre> = fc.record({
  year_cierre: fc.constantFrom(...YEARS),
  mes_cierre: fc.integer({ min: 1, max: 12 }),
});

describe('stages (document 3 §4)', () => {
  test.each([
    [20, 'Entregada', 0],
    [50, 'En cliente Final(Sin info)', 0],
    [80, 'Adjudicada sin OC', 1500],
    [100, 'Se factura mes actual', 1500],
    [0, 'Oportunidad Perdida', 0],
  ] as const)('%i: %s secures %i of 1500', (porcentaje, etapa, monto_asegurado) => {
    expect(stageOf(porcentaje, 1500)).toEqual({
      porcentaje,
      etapa,
      estado: etapa,
      monto_asegurado,
      perdida: porcentaje === 0,
    });
  });

  test('years, choices, help and colours are those of document 3 §9', () => {
    expect(YEARS).toEqual([2023, 2024, 2025, 2026, 2027, 2028, 2029]);
    expect(PORCENTAJES).toEqual([20, 50, 80, 100]);
    expect(Object.entries(AYUDA).map(([p, text]) => `${p}% ${text}`)).toEqual([
      '20% Entregada',
      '50% En cliente Final (Sin info)',
      '80% Adjudicada sin OC',
      '100% Se factura mes actual',
    ]);
    expect([20, 50, 80, 90, 100, 0, 33].map(tonoPorcentaje)).toEqual([
      'danger',
      'warn',
      'info',
      'ok',
      'accent',
      'neutral',
      'neutral',
    ]);
  });
});

describe('an update (document 3 §5)', () => {
  test('each text to the letter', () => {
    expect(trackingProblem(asked, TODAY)).toBeUndefined();
    expect(trackingProblem({ ...asked, year_cierre: 2025 }, TODAY)).toMatchObject({
      titulo: 'Año incorrecto',
      mensaje: 'El año no puede ser menor al actual',
    });
    expect(trackingProblem({ ...asked, mes_cierre: 10 }, TODAY)).toMatchObject({
      titulo: 'Mes incorrecto',
      mensaje: 'El mes no puede ser menor al actual',
    });
    expect(trackingProblem({ ...asked, comentario: ' ' }, TODAY)).toMatchObject({
      titulo: 'Formulario incompleto',
      mensaje: 'Todos los campos deben completarse',
    });
    expect(title({ fechaAccion: '2026-12-01' })).toBe('Próxima acción fuera de fecha');
    expect(title({ fechaAccion: '2026-11-21' })).toBe('Fecha anterior al día actual');
    expect(lostProblem(' ')?.titulo).toBe('Ingrese un comentario');
    expect(lostProblem('Compró a otro')).toBeUndefined();
  });

  test('every field is required', () => {
    for (const field of ['porcentaje', 'comentario', 'next_step', 'fechaAccion'] as const)
      for (const value of [undefined, null, ''])
        expect([field, value, title({ [field]: value })]).toEqual([field, value, 'Formulario incompleto']);
    expect(title({ porcentaje: 0 })).toBe('Formulario incompleto');
  });

  test('a month is taken from its first day to its last, in the time of Santiago', () => {
    fc.assert(
      fc.property(day, cierre, (today, to) => {
        const past = compareCierre(to, cierreOf(today)) < 0;
        const last = lastDayOf(to);
        const refused = title({ ...to, fechaAccion: last }, today);
        expect(refused === undefined).toBe(!past);
        if (past)
          expect(refused).toBe(to.year_cierre < Number(today.slice(0, 4)) ? 'Año incorrecto' : 'Mes incorrecto');
        else expect(title({ ...to, fechaAccion: addDays(last, 1) }, today)).toBe('Próxima acción fuera de fecha');
      }),
    );
  });

  test('today may be the day of the next action, yesterday not', () => {
    fc.assert(
      fc.property(day, (today) => {
        expect(title({ ...cierreOf(today), fechaAccion: today }, today)).toBeUndefined();
        expect(title({ ...cierreOf(today), fechaAccion: addDays(today, -1) }, today)).toBe(
          'Fecha anterior al día actual',
        );
      }),
    );
  });

  test('the last minute of a month in Santiago is still that month, whatever UTC says', () => {
    fc.assert(
      fc.property(cierre, (month) => {
        const first = addDays(lastDayOf(month), 1);
        const before = dayOf(new Date(Date.parse(startOfDay(first)) - 1));
        expect(before).toBe(lastDayOf(month));
        expect(title({ ...month, fechaAccion: before }, before)).toBeUndefined();
        expect(title({ ...month, fechaAccion: before }, first)).toMatch(/incorrecto$/);
      }),
    );
  });
});

test('the last day of a month is the one before the next', () => {
  expect(['2024-02', '2026-02', '2026-12', '2026-04'].map((m) => lastDayOf(cierreOf(`${m}-01`)))).toEqual([
    '2024-02-29',
    '2026-02-28',
    '2026-12-31',
    '2026-04-30',
  ]);
  expect(nombreCierre(cierreOf(TODAY))).toBe('Noviembre 2026');
});

test('another month is another forecast; only a later year is confirmed', () => {
  const own = cierreOf(TODAY);
  expect(changesForecast(own, own)).toBe(false);
  expect(changesForecast(own, { ...own, mes_cierre: 12 })).toBe(true);
  expect(asksForYear(own, { ...own, mes_cierre: 12 })).toBe(false);
  expect(asksForYear(own, { year_cierre: 2027, mes_cierre: 1 })).toBe(true);
});

test('with an order, or lost, nothing more is tracked', () => {
  expect(closedProblem({ pedido: 0, perdida: false })).toBeUndefined();
  expect(closedProblem({ pedido: 15010, perdida: false })?.mensaje).toContain('15010');
  expect(closedProblem({ pedido: 0, perdida: true })?.titulo).toBe('Oportunidad Perdida');
});

test('a text of signs that nobody sees is none', () => {
  expect(lostProblem('\u200b \u00ad\ufeff')).toMatchObject({ codigo: 'FALTA_COMENTARIO' });
  expect(lostProblem('Compró en otra parte')).toBeUndefined();
});
