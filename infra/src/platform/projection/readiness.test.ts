import { createReadiness } from './readiness.ts';
import type { EstadoProyeccion, EstadoProyecciones } from './state.ts';

const unit = (over: Partial<EstadoProyeccion>): EstadoProyeccion => ({
  nombre: 'a/b',
  clase: 'proyeccion',
  version: 1,
  generacion: 1,
  tabla: 't',
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
    const judge = createReadiness(['a/b', 'c/d'], () => 0);
    expect(judge(at(5, 5))).toEqual(['c/d: todavía no existe']);
    const one = createReadiness(['a/b'], () => 0);
    expect(one(at(5, 5, { estado: 'failed', error: 'roto' }))).toEqual(['a/b: falló (roto)']);
    expect(one(at(5, 5, { instancia: null }))).toEqual(['a/b: ningún proyector la atiende']);
    expect(one(at(5, 5, { estado: 'rebuilding' }))).toEqual(['a/b: en reconstrucción']);
  });

  test('at first it must reach the head; then it may follow five seconds behind a moving one', () => {
    let now = 0;
    const judge = createReadiness(['a/b'], () => now);
    expect(judge(at(100, 99))).toEqual(['a/b: atrasada en 1 posición']);
    expect(judge(at(100, 100))).toEqual([]);
    now = 1000;
    expect(judge(at(200, 150))).toEqual([]);
    now = 5900;
    expect(judge(at(300, 210))).toEqual([]);
    now = 11000;
    expect(judge(at(400, 250))).toEqual(['a/b: atrasada en 150 posiciones']);
  });

  test('one that follows a log that never rests is ready all the same', () => {
    const judge = createReadiness(['a/b'], () => 0);
    expect(judge(at(100, 60))).toEqual(['a/b: atrasada en 40 posiciones']);
    expect(judge(at(140, 99))).toEqual(['a/b: atrasada en 41 posiciones']);
    expect(judge(at(150, 120))).toEqual([]);
  });
});
