/**
 * Invented demo data: the shift that is running at `until`, with orders in every state. It is written backwards from `until`
 * whatever the hour is, so that who starts the demo on a Sunday night still sees a warehouse at work.
 */
import type { DemoProduct } from '../catalogue/catalogue.ts';
import type { Rng } from '../random.ts';
import { canceller, dispatcher, invoicer, PICKERS, roomKeeper, validator, type Roster } from './crew.ts';
import { cut } from './cut.ts';
import { pickingOf } from './picking.ts';
import type { OrderPlan } from './plan.ts';
import { agesOf, type Ages, type Scene } from './scenes.ts';
import { cancelReason, pauseReason, validationComment } from './words.ts';

export interface Shift {
  /** Milliseconds since 1970. */
  until: number;
  /** Length of the shift, at most 240. */
  minutes: number;
  crew: Roster;
  productOf: (codigo: string) => DemoProduct;
}

/** A scene with its times and, when goods are picked, who does it from when to when (ms). */
export interface Role {
  scene: Scene;
  ages: Ages;
  picker?: { by: string; from: number; to: number };
}

/** Draws times for a scene until they lie within the shift and a picker is free; throws RangeError when the crew is too small. */
function roleOf(scene: Scene, shift: Shift, rng: Rng): Role {
  for (let tries = 0; tries < 2_000; tries++) {
    const ages = agesOf(scene, shift.minutes, rng);
    if (ages.creado > shift.minutes) continue;
    if (ages.tomado < 0) return { scene, ages };
    const from = shift.until - Math.round(ages.tomado * 60_000);
    // A picking that is still going on ends in the future.
    const to =
      shift.until -
      Math.round((ages.terminado < 0 ? -ages.tomado * rng.triangular(0.3, 0.7, 1.6) : ages.terminado) * 60_000);
    const by = shift.crew.take(PICKERS, from, to);
    if (by) return { scene, ages, picker: { by, from, to } };
  }
  throw new RangeError('falta gente en bodega para el turno');
}

/** The roles of all scenes, oldest order first; what is being picked now gets its pickers before what is already done. */
export function rolesOf(scenes: readonly Scene[], shift: Shift, rng: Rng): Role[] {
  const now = (scene: Scene): number => (scene.startsWith('en_p') ? 0 : 1);
  return [...scenes]
    .sort((a, b) => now(a) - now(b))
    .map((scene) => roleOf(scene, shift, rng))
    .sort((a, b) => b.ages.creado - a.ages.creado);
}

/** Gives the order the steps of its scene. */
export function play(plan: OrderPlan, { scene, ages, picker }: Role, shift: Shift, rng: Rng): OrderPlan {
  const ms = (age: number): number => shift.until - Math.round(age * 60_000);
  const step = (age: number, by: string): { at: string; by: string } | undefined =>
    age >= 0 ? { at: new Date(ms(age)).toISOString(), by } : undefined;
  const room = plan.tipo_entrega.endsWith('SALA');
  const set = <K extends 'facturado' | 'despachado' | 'entregado'>(key: K, age: number, by: string): void => {
    const done = step(age, by);
    if (done) plan[key] = done;
  };
  if (ages.validado >= 0)
    plan.validado = {
      at: new Date(ms(ages.validado)).toISOString(),
      by: validator(rng),
      comentario: validationComment(plan.metodo_pago, rng),
    };
  if (scene === 'anulado')
    plan.anulado = { at: new Date(ms(ages.validado / 2)).toISOString(), by: canceller(), motivo: cancelReason(rng) };
  if (scene === 'sin_picking')
    plan.facturado_sin_picking = { at: new Date(ms(ages.validado / 2)).toISOString(), by: invoicer(rng) };
  if (picker) {
    plan.picking = pickingOf(
      { number: plan.number, lineas: plan.lineas, ...picker, pausa: false, faltante: false },
      shift.productOf,
      rng,
    );
    if (scene === 'en_pausa')
      plan.picking.pausas.push({ at: new Date(ms(ages.tomado / 5)).toISOString(), motivo: pauseReason(rng) });
    if (room && ages.terminado >= 0) plan.en_sala = { at: new Date(picker.to).toISOString(), by: picker.by };
  }
  set('facturado', ages.facturado, invoicer(rng));
  if (!room) set('despachado', ages.despachado, dispatcher());
  set('entregado', ages.entregado, room ? roomKeeper() : dispatcher());
  const out = cut(plan, new Date(shift.until).toISOString());
  if (scene === 'en_pausa' && out.picking) {
    // Nobody scans during a pause.
    const since = out.picking.pausas[0]?.at ?? '';
    out.picking.escaneos = out.picking.escaneos.filter((scan) => scan.at < since);
  }
  return out;
}
