import { adjustStock } from '../adjust-stock.ts';
import { correctionDue } from '../corrections.shared.ts';
import { StockPlaced, StockReceived } from '../events.ts';
import { stock, warehouse } from '../stock.ts';
import { decideGiven, foldAll } from '../../kernel/scenario.ts';
import { events, refusal, someone } from '../../kernel/decision.testing.ts';
import { SYSTEM } from '../../kernel/principal.ts';
import { adjustCounted } from './adjust-counted.ts';
import type { Count } from './count.ts';
import { countScope, freeScope, takeScope } from './scope.ts';

const P1 = 'BOD-R01-N1-P01';
const CAM = { _id: 'cam', codigo: 'C', codigo_sap: 'S', part_number: 'CAM-1', nombre: 'Cámara', marca: 'M' };
const boss = someone('Administrador', { _id: 'boss', nombre: 'Ada' });
const saldo = (fisico: number) => ({ fisico, comprometido: 0, disponible: fisico });
/** Units that go from one place of the warehouse to another. */
const placed = (ubicacion: string | null, ubicacion_destino: string | null, cantidad: number, queda: number) =>
  StockPlaced({
    producto: CAM,
    bodega: 'BOD',
    ubicacion,
    ubicacion_destino,
    cantidad,
    saldo: saldo(10),
    ubicaciones: [{ ubicacion: P1, cantidad: ubicacion === null ? cantidad : -cantidad, queda }],
    motivo: null,
  });
const received = (cantidad: number, fisico: number) =>
  StockReceived({ producto: CAM, bodega: 'BOD', cantidad, saldo: saldo(fisico), motivo: 'x', documento: null });
const TEN = [received(10, 10), placed(null, P1, 10, 10)];
const adjusting = (count: Count, log: readonly unknown[], more: object = {}) =>
  decideGiven(adjustCounted, log as never, {
    request: { accion: 'ajustarporconteo', producto: 'cam', conteo: count.number, linea: 1 },
    user: SYSTEM,
    facts: { count, corregido: { contado: 0, manual: 0 }, salieron: 0, ...more },
  });

const FIRST = '2026-03-01T12:00:00.000Z';
const open = { diferencia: -1, fecha: FIRST, corregido: { contado: 0, manual: 0 } };
const now = (more: object) => ({ contado: 0, manual: 0, leida: '', ...more });

test.each([
  ['nothing was corrected since', open, {}, -1],
  ['another count removed the unit since, read earlier', open, { contado: -1, leida: '2026-02-28T12:00:00.000Z' }, 0],
  ['another count was read later', open, { contado: -2, leida: '2026-03-01T13:00:00.000Z' }, 0],
  ['somebody removed it by hand', open, { manual: -1 }, 0],
  ['somebody removed more by hand', open, { manual: -3 }, 0],
  ['somebody removed part of it by hand', { ...open, diferencia: -3 }, { manual: -1 }, -2],
  ['somebody added other units by hand', open, { manual: 2 }, -1],
  ['an older count removed too many', open, { contado: -2, leida: '2026-02-28T12:00:00.000Z' }, 1],
  [
    'it was removed before the reading',
    { ...open, corregido: { contado: -1, manual: -1 } },
    { contado: -1, manual: -1 },
    -1,
  ],
])('given %s → what is still to correct', (_name, found, corrections, due) => {
  expect(correctionDue(found, now(corrections))).toBe(due);
});

/** A count of one line that found 9 of 10, approved. */
const nineOfTen = (more: object = {}): Count => {
  const usuario = { _id: 'hand', nombre: 'Pedro' };
  const lectura = { contado: 9, sistema: 10, usuario, fecha: FIRST, corregido: { contado: 0, manual: 0 }, ...more };
  return {
    _id: '7',
    number: 7,
    estado: 'Ajustado',
    bodega: 'BOD',
    tipo: 'Total',
    alcance: 'Toda la bodega BOD',
    observacion: '',
    lineas: [{ linea: 1, producto: CAM, ubicacion: P1, lecturas: [lectura], pendiente: null }],
    creado_por: usuario,
    createdAt: FIRST,
    aprobado_por: usuario,
    motivo: 'Diferencia',
    motivo_anulacion: null,
  };
};
const fisicoOf = (log: readonly unknown[]) => warehouse(foldAll(stock, log as never), 'BOD');

test('two counts that found the same missing unit remove it once', () => {
  const log: unknown[] = [...TEN];
  log.push(...events(adjusting(nineOfTen(), log)));
  log.push(...events(adjusting({ ...nineOfTen(), number: 8 }, log)));
  expect(fisicoOf(log)).toMatchObject({ fisico: 9, ubicaciones: { [P1]: 9 } });
});

test('given an adjustment by hand after the reading → its unit is not removed again', () => {
  const adjust = (facts: object) =>
    events(
      decideGiven(adjustStock, TEN as never, {
        request: { accion: 'ajustar', producto: 'cam', bodega: 'BOD', contado: 9, motivo: 'Falta' },
        user: boss,
        facts: { producto: CAM, registradas: 0, ...facts },
      }),
    );
  const log = [...TEN, ...adjust({ diferencias: [{ ubicacion: P1, cantidad: -1 }] })];
  expect(events(adjusting(nineOfTen(), log))).toEqual([]);
  // More stands Sin ubicar: the unit is taken where the count missed it.
  const more = received(4, 14);
  const [event] = events(
    decideGiven(adjustStock, [...TEN, more] as never, {
      request: { accion: 'ajustar', producto: 'cam', bodega: 'BOD', contado: 13, motivo: 'Falta' },
      user: boss,
      facts: { producto: CAM, registradas: 0, diferencias: [{ ubicacion: P1, cantidad: -1 }] },
    }),
  );
  expect(event!.data).toMatchObject({ cantidad: -1, ubicaciones: [{ ubicacion: P1, cantidad: -1, queda: 9 }] });
});

test('given goods that left after the reading → the difference is adjusted all the same', () => {
  const out = placed(P1, null, 3, 7);
  const log: unknown[] = [...TEN, out];
  log.push(...events(adjusting(nineOfTen(), log)));
  expect(fisicoOf(log)).toMatchObject({ fisico: 9, ubicaciones: { [P1]: 6 } });
});

test('given a missing serial that left its place since → its unit is not removed again', () => {
  expect(events(adjusting(nineOfTen(), TEN, { salieron: 1 }))).toEqual([]);
});

test('given a reading of before, which says no corrections → those of the facts count', () => {
  const old = nineOfTen({ corregido: undefined });
  const log: unknown[] = [...TEN, ...events(adjusting(nineOfTen(), TEN))];
  expect(events(adjusting({ ...old, number: 8 }, log))).toEqual([]);
});

const taking = (
  conteo: number,
  ubicacion: string | null,
  state: Parameters<ReturnType<typeof takeScope>>[0],
  cerrados: number[] = [],
) => takeScope({ bodega: 'BOD', conteo, lineas: [{ producto: CAM, ubicacion }], cerrados, titulo: 'No' })(state);

test('rejects a count when another open one has the product at the place', () => {
  const state = foldAll(countScope, events(taking(7, P1, { conteos: {} })) as never);
  expect(refusal(taking(8, P1, state))).toMatchObject({
    codigo: 'EN_OTRO_INVENTARIO',
    mensaje: `CAM-1 en ${P1} ya está en el Inventario N° 7, que sigue abierto. Espera a que se apruebe, o anúlalo.`,
  });
  expect(events(taking(8, null, state))).toHaveLength(1);
  expect(taking(7, P1, state)).toEqual([]);
  // Closed, it covers nothing.
  expect(events(taking(8, P1, state, [7]))[0]!.data).toMatchObject({ conteo: 8, cerrados: [7] });
  expect(
    foldAll(countScope, [...events(taking(7, P1, { conteos: {} })), ...freeScope('BOD', 7)(state)] as never),
  ).toEqual({ conteos: {} });
});
