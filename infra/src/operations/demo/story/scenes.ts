/** Invented demo data: what the shift at `until` shows, and how long ago each step of it was. */
import type { Rng } from '../random.ts';
import type { TipoEntrega } from './plan.ts';

export type Scene =
  | 'por_pagar_web'
  | 'pagado_web'
  | 'por_validar'
  | 'sin_stock'
  | 'comprometido'
  | 'por_pickear'
  | 'en_picking'
  | 'en_pausa'
  | 'listo_para_pagar'
  | 'pagado'
  | 'por_despachar'
  | 'por_despachar_facturado'
  | 'en_ruta'
  | 'entregado'
  | 'anulado'
  | 'sin_picking';

/** Scenes with their share of a full shift, the ones that end earliest first. */
const SCENES: readonly (readonly [Scene, number])[] = [
  ['entregado', 6],
  ['en_ruta', 3],
  ['sin_picking', 1],
  ['anulado', 2],
  ['por_despachar_facturado', 2],
  ['por_despachar', 2],
  ['pagado', 3],
  ['listo_para_pagar', 4],
  ['por_pickear', 8],
  ['en_pausa', 1],
  ['en_picking', 5],
  ['por_validar', 5],
  ['por_pagar_web', 2],
  ['pagado_web', 2],
  ['sin_stock', 1],
  ['comprometido', 1],
];

/** The scenes of a shift of about `size` orders (44 is full); every scene at least once. */
export const scenesOf = (size: number): Scene[] =>
  SCENES.flatMap(([scene, count]) =>
    Array.from({ length: Math.max(1, Math.round((count * Math.min(44, size)) / 44)) }, () => scene),
  );

/** Delivery types of what is being picked, in turn: the wallboards show a part of them each, and none may stay empty by chance. */
const IN_PICKING = ['EN SALA', 'DESPACHO', 'EN SALA', 'RETIRO EN SALA', 'EN SALA', 'COURIER'] as const;

/** Delivery type that fits the `nth` order of a scene; undefined is any. */
export function deliveryFor(scene: Scene, nth: number, rng: Rng): TipoEntrega | undefined {
  if (scene === 'listo_para_pagar' || scene === 'pagado')
    return rng.weighted([
      ['EN SALA', 3],
      ['RETIRO EN SALA', 1],
    ] as const);
  if (scene === 'por_despachar' || scene === 'por_despachar_facturado' || scene === 'en_ruta')
    return rng.weighted([
      ['DESPACHO', 3],
      ['COURIER', 1],
    ] as const);
  if (scene === 'entregado')
    return rng.weighted([
      ['EN SALA', 3],
      ['RETIRO EN SALA', 1],
      ['DESPACHO', 1],
    ] as const);
  if (scene === 'en_picking' || scene === 'en_pausa') return IN_PICKING[nth % IN_PICKING.length];
  return undefined;
}

/** Ages in minutes before `until`; a negative age means that the step has not happened. */
export interface Ages {
  creado: number;
  validado: number;
  tomado: number;
  terminado: number;
  facturado: number;
  despachado: number;
  entregado: number;
}

const NEVER = { creado: -1, validado: -1, tomado: -1, terminado: -1, facturado: -1, despachado: -1, entregado: -1 };

/** How long ago each step of a scene was, in a shift of `minutes`; drawn from the last step back to the first. */
export function agesOf(scene: Scene, minutes: number, rng: Rng): Ages {
  const gap = (min: number, mode: number, max: number): number => (minutes / 240) * rng.triangular(min, mode, max);
  const validated = (validado: number, later: Partial<Ages> = {}): Ages => ({
    ...NEVER,
    ...later,
    validado,
    creado: validado + gap(3, 10, 25),
  });
  const taken = (tomado: number, later: Partial<Ages> = {}): Ages =>
    validated(tomado + gap(3, 9, 30), { ...later, tomado });
  const finished = (terminado: number, later: Partial<Ages> = {}): Ages =>
    taken(terminado + gap(6, 12, 25), { ...later, terminado });
  const invoiced = (facturado: number, later: Partial<Ages> = {}): Ages =>
    finished(facturado + gap(2, 7, 18), { ...later, facturado });
  switch (scene) {
    case 'por_validar':
    case 'por_pagar_web':
    case 'pagado_web':
    case 'sin_stock':
    case 'comprometido':
      return { ...NEVER, creado: gap(2, 20, 110) };
    case 'por_pickear':
    case 'sin_picking':
    case 'anulado':
      return validated(gap(1, 12, 50));
    case 'en_picking':
    case 'en_pausa':
      return taken(gap(3, 14, 32));
    case 'listo_para_pagar':
      return finished(gap(1, 11, 42));
    case 'por_despachar':
      return finished(gap(2, 15, 60));
    case 'pagado':
    case 'por_despachar_facturado':
      return invoiced(gap(2, 12, 40));
    case 'en_ruta': {
      const despachado = gap(5, 40, 90);
      return invoiced(despachado + gap(2, 6, 12), { despachado });
    }
    case 'entregado': {
      const entregado = gap(2, 40, 95);
      const despachado = entregado + gap(5, 15, 30);
      return invoiced(despachado + gap(2, 6, 12), { despachado, entregado });
    }
  }
}
