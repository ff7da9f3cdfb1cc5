import { z } from 'zod';
import { addDays, dayOf } from '../../kernel/dates.ts';
import type { DecideContext } from '../../kernel/command.ts';
import { defineCommand } from '../../kernel/command.ts';
import { isRejection, type Rejection, reject } from '../../kernel/rejection.ts';
import { dayText } from '../../kernel/when.ts';
import { refOf } from '../cases/case.ts';
import { inState } from '../cases/guards.ts';
import { goodsAsked, goodsBase, type GoodsFacts, lineFor, taken } from '../cases/move-goods.ts';
import { RmaUnitLent } from './events.ts';
import { MAX_DIAS_PRESTAMO } from './loans.shared.ts';

/** Why a unit is not lent until this day; undefined when it may be. */
export function wrongDay(hasta: string, now: string, titulo: string): Rejection | undefined {
  const hoy = dayOf(now);
  const no = (mensaje: string) => reject('FECHA_INVALIDA', titulo, mensaje, { campo: 'hasta' });
  if (hasta < hoy) return no('El día de devolución ya pasó. Elige hoy o uno posterior.');
  return hasta > addDays(hoy, MAX_DIAS_PRESTAMO)
    ? no(`Un préstamo dura a lo más ${MAX_DIAS_PRESTAMO} días. Elige un día anterior.`)
    : undefined;
}

const TITLE = 'El equipo no se prestó';
/** *Prestar equipo*: a unit goes to the customer until the product of the case is back; stock leaves through the RMA warehouse. */
export const lendUnit = defineCommand({
  ...goodsBase,
  name: 'lend-rma-unit',
  accion: 'prestar',
  summary: 'Presta al cliente de un RMA una unidad de stock hasta un día: sale por la bodega RMA',
  request: z.strictObject({
    accion: z.literal('prestar'),
    ...goodsAsked,
    producto: z.string().min(1, 'Elige el equipo').max(60),
    /** Day on which it is to come back. */
    hasta: dayText,
  }),
  when: inState(TITLE, 'Recibido', 'En Diagnóstico', 'Resuelto'),
  decide(state, request, { facts, now }: DecideContext<GoodsFacts>) {
    const line = lineFor(state!, request.linea, TITLE);
    if (isRejection(line)) return line;
    const late = wrongDay(request.hasta, now, TITLE);
    if (late) return late;
    const movimiento = taken(state!, request, 1, facts, TITLE);
    if (isRejection(movimiento)) return movimiento;
    return [RmaUnitLent({ rma: refOf(state!), movimiento: { ...movimiento, hasta: request.hasta } })];
  },
  answer: ({ state }) => ({ mensaje: `El préstamo del RMA N° ${state!.number} fue registrado y sale de stock` }),
});
