/** Invented demo data: how an order of an ordinary day goes, in working minutes. */
import type { DemoProduct } from '../catalogue/catalogue.ts';
import type { Rng } from '../random.ts';
import type { WorkCalendar } from './calendar.ts';
import { canceller, collector, dispatcher, invoicer, PICKERS, roomKeeper, validator, type Roster } from './crew.ts';
import { pickingMinutes, pickingOf } from './picking.ts';
import { isRoom, type OrderPlan } from './plan.ts';
import { pay, type WebFate } from './web.ts';
import { cancelReason, collectorMessage, sellerMessage, validationComment } from './words.ts';

export interface World {
  calendar: WorkCalendar;
  crew: Roster;
  productOf: (codigo: string) => DemoProduct;
  /** Pickings that would end after this instant (ms) leave the crew to the running shift. */
  shiftFrom: number;
  until: number;
}

/** Two pickers finish what the day began; the others belong to the shift at `until`. */
const LATE_PICKERS = PICKERS.slice(0, 2);

/** Adds every step that the order at position `w` will ever see; later ones are cut away by the caller. */
export function live(plan: OrderPlan, w: number, stuck: boolean, world: World, rng: Rng, web?: WebFate): void {
  const { calendar } = world;
  const iso = (position: number): string => new Date(calendar.at(position)).toISOString();
  if (rng.chance(0.14)) {
    plan.mensajes.push({ at: iso(w + 1), by: plan.ejecutivo, texto: sellerMessage(rng) });
    if (rng.chance(0.5))
      plan.mensajes.push({ at: iso(w + rng.int(2, 4)), by: collector(rng), texto: collectorMessage(rng) });
  }
  const fate = rng.next();
  if (plan.web && web) {
    pay(plan.web, web, plan.at, (minutes) => iso(w + minutes), rng);
    if (web !== 'pagado') return;
  }
  if (fate < 0.02)
    return void (plan.anulado = { at: iso(w + rng.int(30, 900)), by: canceller(), motivo: cancelReason(rng) });
  if (stuck && fate < 0.35) return;
  let now = w + rng.triangular(5, 18, 170);
  plan.validado = { at: iso(now), by: validator(rng), comentario: validationComment(plan.metodo_pago, rng) };
  if (fate > 0.99)
    return void (plan.anulado = { at: iso(now + rng.int(2, 20)), by: canceller(), motivo: cancelReason(rng) });
  if (fate > 0.978) return void (plan.facturado_sin_picking = { at: iso(now + rng.int(20, 120)), by: invoicer(rng) });

  const minutes = pickingMinutes(plan.lineas, rng);
  now = calendar.fit(now + rng.triangular(2, 12, 120), minutes);
  let by: string | undefined;
  while (!by) {
    const [from, to] = [calendar.at(now), calendar.at(now + minutes)];
    if (to > world.until) return;
    by = world.crew.take(to > world.shiftFrom ? LATE_PICKERS : PICKERS, from, to);
    if (!by) now = calendar.fit(now + 12, minutes);
  }
  plan.picking = pickingOf(
    {
      number: plan.number,
      lineas: plan.lineas,
      by,
      from: calendar.at(now),
      to: calendar.at(now + minutes),
      pausa: rng.chance(0.06),
      faltante: rng.chance(0.012),
    },
    world.productOf,
    rng,
  );
  now += minutes;
  if (isRoom(plan.tipo_entrega)) {
    plan.en_sala = { at: plan.picking.terminado as string, by };
    if (stuck && fate < 0.7) return;
    plan.facturado = { at: iso((now += rng.triangular(2, 8, 50))), by: invoicer(rng) };
    const wait = plan.tipo_entrega === 'EN SALA' ? rng.triangular(1, 6, 40) : rng.triangular(20, 180, 1600);
    plan.entregado = { at: iso(now + wait), by: roomKeeper() };
    return;
  }
  plan.facturado = { at: iso((now += rng.triangular(4, 25, 120))), by: invoicer(rng) };
  if (stuck) return;
  plan.despachado = { at: iso((now += rng.triangular(20, 150, 620))), by: dispatcher() };
  plan.entregado = {
    at: iso(now + (plan.tipo_entrega === 'COURIER' ? rng.triangular(400, 900, 2300) : rng.triangular(40, 200, 700))),
    by: dispatcher(),
  };
}
