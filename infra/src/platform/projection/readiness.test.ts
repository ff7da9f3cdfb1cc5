import { Heads } from './heads.ts';
import { createReadiness, parkedWords, readinessSummary } from './readiness.ts';
import type { EstadoProyeccion, EstadoProyecciones } from './state.ts';

const unit = (over: Partial<EstadoProyeccion>): EstadoProyeccion => ({
  nombre: 'a/b',
  etiqueta: null,
  clase: 'proyeccion',
  version: 1,
  generacion: 1,
  posicion: '0',
  atraso: 0,
  estado: 'live',
  instancia: 'i',
  error: null,
  actualizado: '',
  detenidos: 0,
  reconstruccion: null,
  ...over,
});
const at = (head: number, position: number, over: Partial<EstadoProyeccion> = {}): EstadoProyecciones => ({
  posicion: String(head),
  instancias: 1,
  detenidos: [],
  proyecciones: [unit({ posicion: String(position), atraso: head - position, ...over })],
});

describe('readiness of projections', () => {
  test('names what is missing, failed, without a projector or being rebuilt', () => {
    const judge = createReadiness(['a/b', 'c/d']);
    expect(judge(at(5, 5))).toEqual(['c/d: todavía no existe']);
    const one = createReadiness(['a/b']);
    expect(one(at(5, 5, { estado: 'failed', error: 'roto' }))).toEqual(['a/b: falló (roto)']);
    expect(one(at(5, 5, { instancia: null }))).toEqual(['a/b: ningún proyector la atiende']);
    expect(one(at(5, 5, { estado: 'rebuilding' }))).toEqual(['a/b: en reconstrucción']);
  });

  test('at first it must reach the head; then it may follow five seconds behind a moving one', () => {
    let now = 0;
    const heads = new Heads();
    const judge = createReadiness(['a/b'], heads, () => now);
    expect(judge(at(100, 99))).toEqual(['a/b: atrasada, va en 99 % del registro']);
    expect(judge(at(100, 100))).toEqual([]);
    for (now = 1000; now <= 5000; now += 1000) heads.tell(BigInt(100 + now / 10), now);
    now = 5900;
    expect(judge(at(700, 200))).toEqual([]);
    expect(judge(at(700, 199))).toEqual(['a/b: atrasada, va en 28 % del registro']);
  });

  test('it is late after five seconds also when nobody asked, and when we stood still ourselves', () => {
    let now = 0;
    const heads = new Heads();
    const judge = createReadiness(['a/b'], heads, () => now);
    expect(judge(at(100, 100))).toEqual([]);
    for (now = 1000; now <= 60_000; now += 1000) heads.tell(101n, now);
    expect(judge(at(101, 100))).toEqual(['a/b: atrasada, va en 99 % del registro']);
    now = 600_000;
    expect(judge(at(900, 101))).toEqual(['a/b: atrasada, va en 11 % del registro']);
    expect(judge(at(900, 900))).toEqual([]);
  });

  test('one that follows a log that never rests is ready all the same', () => {
    const heads = new Heads();
    let now = 0;
    const judge = createReadiness(['a/b'], heads, () => now);
    expect(judge(at(100, 60))).toEqual(['a/b: atrasada, va en 60 % del registro']);
    now = 1000;
    expect(judge(at(140, 99))).toEqual(['a/b: atrasada, va en 70 % del registro']);
    now = 2000;
    expect(judge(at(150, 120))).toEqual([]);
  });

  test('in one short line, however many there are: how many are ready, what failed, or who is furthest behind', () => {
    const names = Array.from({ length: 40 }, (_, n) => `orders/list-${n}`);
    const filling = (over: (n: number) => Partial<EstadoProyeccion>): EstadoProyecciones => ({
      ...at(200_000, 0),
      proyecciones: names.map((nombre, n) =>
        unit({ nombre, posicion: '50000', atraso: 150_000, estado: 'catching_up', ...over(n) }),
      ),
    });
    const line = (state: EstadoProyecciones): string => readinessSummary(names, createReadiness(names)(state), state);
    expect(line(filling((n) => (n === 7 ? { posicion: '24000', atraso: 176_000 } : {})))).toBe(
      '0 de 40 proyecciones al día; la más atrasada, orders/list-7, va en 12 % del registro',
    );
    expect(line(filling((n) => (n === 3 ? { estado: 'failed', error: 'roto' } : {})))).toBe(
      '0 de 40 proyecciones al día; orders/list-3 falló (roto)',
    );
    const filled = { posicion: '200000', atraso: 0 };
    expect(line(filling((n) => ({ ...filled, estado: n < 38 ? 'live' : 'catching_up' })))).toBe(
      '38 de 40 proyecciones al día; se crean los índices',
    );
    expect(line({ ...filling(() => filled), proyecciones: [] })).toBe(
      '0 de 40 proyecciones al día; otras todavía no existen',
    );
    expect(line(filling((n) => ({ ...filled, estado: n < 39 ? 'live' : 'rebuilding' })))).toBe(
      'orders/list-39: en reconstrucción',
    );
    expect(line(filling(() => ({ ...filled, estado: 'live' })))).toBe('');
  });

  test('what is parked is told beside', () => {
    expect(parkedWords(at(5, 5))).toEqual([]);
    expect(parkedWords(at(5, 5, { detenidos: 2 }))).toEqual(['a/b: 2 eventos detenidos']);
  });
});
