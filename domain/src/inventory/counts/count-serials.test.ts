import { events, refusal, someone, Story } from '../../kernel/decision.testing.ts';
import { decideGiven, foldAll } from '../../kernel/scenario.ts';
import { SerialStored } from '../serials/events.ts';
import { serialUnit } from '../serials/serial.ts';
import { writeOffSerial } from '../serials/write-off-serial.ts';
import { countLine } from './count-line.ts';
import { stockCount } from './count.ts';
import { openCount } from './open-count.ts';
import { approveCount, finishCount } from './settle-count.ts';
import { shownCount } from './shown-count.ts';

const P1 = 'BOD-R01-N1-P01';
const CAM = { _id: 'cam', codigo: 'C', codigo_sap: 'S', part_number: 'CAM-1', nombre: 'Cámara', marca: 'M' };
const chief = someone('Jefe de Bodega', { _id: 'chief' });
const hand = someone('Bodega', { _id: 'hand' });
const boss = someone('Administrador', { _id: 'boss' });

const opened = () =>
  new Story(
    events(
      decideGiven(openCount, [], {
        request: { accion: 'conteo', conteo: { bodega: 'BOD', tipo: 'Total', observacion: '' } },
        user: chief,
        facts: { number: 7, lineas: [{ producto: CAM, ubicacion: P1, serializable: true }] },
      }),
    ) as never,
  );
const ask = (user: typeof chief, contado: number, series?: string[], known: object = {}) => ({
  request: { accion: 'contar' as const, id: 7, producto: 'cam', ubicacion: P1, contado, ...(series && { series }) },
  user,
  facts: { producto: CAM, serializable: true, sistema: 2, series: ['A1', 'A2'], registradas: 2, ...known },
});
const shown = (story: Story) => shownCount(foldAll(stockCount, story.log as never)!).lineas[0]!;

test('units whose serials are known are counted by them when there are fewer; each once, as many as units', () => {
  const { log } = opened();
  const said = (...asked: Parameters<typeof ask>) => refusal(decideGiven(countLine, log, ask(...asked))).codigo;
  expect(said(hand, 1)).toBe('FALTAN_SERIES');
  expect(said(hand, 2, ['A1'])).toBe('SERIES_INCOMPLETAS');
  expect(said(hand, 2, ['A1', 'A1'])).toBe('SERIE_REPETIDA');
  expect(said(hand, 1, ['A1'], { serializable: false })).toBe('PRODUCTO_SIN_SERIE');
  expect(said(hand, 1, ['A1'], { registradas: 501 })).toBe('DEMASIADAS_SERIES');
  // So many are not scanned one by one, and more units than serials need none.
  expect(events(decideGiven(countLine, log, ask(hand, 2)))).toHaveLength(1);
  expect(events(decideGiven(countLine, log, ask(hand, 100, undefined, { registradas: 501 })))).toHaveLength(1);
});

test('as many units, one of them another: it is counted again, and told apart once all is counted', () => {
  const story = opened();
  expect(shown(story).serializable).toBe(true);
  story.does(countLine, ask(hand, 2, ['A1', 'B7']));
  expect(shown(story)).toMatchObject({ situacion: 'Segundo conteo' });
  expect(shown(story)).not.toHaveProperty('series_faltan');
  story.does(countLine, ask(chief, 2, ['A1', 'B7']));
  story.does(finishCount, { request: { accion: 'terminar', id: 7 }, user: chief, facts: { pmp: {} } });
  expect(shown(story)).toMatchObject({ diferencia: 0, series_faltan: ['A2'], series_nuevas: ['B7'] });
  const approve = (motivo: string) => ({
    request: { accion: 'aprobar' as const, id: 7, motivo },
    user: boss,
    facts: undefined,
  });
  expect(refusal(decideGiven(approveCount, story.log, approve(''))).mensaje).toBe('Ingresa el motivo');
  story.does(approveCount, approve('Cambiada'));
  expect(story.log.at(-1)!.data).toMatchObject({ ajustes: [], series: [{ linea: 1, faltan: ['A2'], estan: ['B7'] }] });
});

test('all that was known is seen: nothing is different', () => {
  const story = opened();
  story.does(countLine, ask(hand, 2, ['A2', 'A1']));
  story.does(finishCount, { request: { accion: 'terminar', id: 7 }, user: chief, facts: { pmp: {} } });
  story.does(approveCount, { request: { accion: 'aprobar', id: 7, motivo: '' }, user: boss, facts: undefined });
  expect(story.log.at(-1)!.data).not.toHaveProperty('series');
});

test('a unit that moved after it was missed is where it went', () => {
  const log = [
    SerialStored({ producto: CAM, serie: 'A2', bodega: 'BOD', ubicacion: P1, antes: null, documento: null }),
  ];
  const state = foldAll(serialUnit, log)!;
  const off = (leida: string) =>
    writeOffSerial.decide(
      state,
      { accion: 'baja', producto: 'cam', serie: 'A2', motivo: 'Inventario', leida },
      {} as never,
    );
  expect(off(new Date(Date.parse(state.desde) - 1).toISOString())).toEqual([]);
  expect(off(new Date(Date.parse(state.desde) + 1).toISOString())).toHaveLength(1);
});
