import { z } from 'zod';
import { defineCommand } from '../../kernel/command.ts';
import type { Principal } from '../../kernel/principal.ts';
import { isRejection, reject } from '../../kernel/rejection.ts';
import { expectedVersion, legible } from '../../kernel/text.ts';
import { dayText } from '../../kernel/when.ts';
import { refOf, type RmaState, serviceCase } from '../cases/case.ts';
import { rmaId, visibleCase, WORKSHOP } from '../cases/guards.ts';
import { RmaLoanExtended, RmaLoanLost, RmaLoanReturned } from './events.ts';
import { wrongDay } from './lend-unit.ts';
import { openLoans, PASOS_PRESTAMO } from './loans.shared.ts';

const TITLE = 'El préstamo no cambió';

/** *Préstamo*: the unit came back, stays longer, or is lost; also of a case that is over. */
export const settleLoan = defineCommand({
  name: 'settle-rma-loan',
  kit: 'document',
  context: 'service',
  path: '/rma/modificar',
  accion: 'prestamo',
  access: { perfiles: WORKSHOP },
  summary: 'Recibe un equipo prestado, cambia su día de devolución o lo da por perdido',
  request: z.strictObject({
    accion: z.literal('prestamo'),
    id: rmaId,
    n: z.number().int().positive(),
    paso: z.enum(PASOS_PRESTAMO, 'Elige qué pasó'),
    /** Of one that stays longer: until when. */
    hasta: dayText.optional(),
    /** How it came back, or how it was lost. */
    detalle: z.string().overwrite(legible).trim().max(1000, 'A lo más 1000 caracteres').default(''),
    expectedVersion,
  }),
  aggregate: serviceCase,
  stream: ({ id }) => String(id),
  when(state: RmaState, user: Principal) {
    const r = visibleCase(state, user);
    if (isRejection(r)) return r;
    return openLoans(r.movimientos).length > 0
      ? undefined
      : reject('SIN_PRESTAMOS', TITLE, `El RMA N° ${r.number} no tiene equipos prestados.`);
  },
  decide(state, { n, paso, hasta, detalle }, { now }) {
    const no = (codigo: string, mensaje: string) => reject(codigo, TITLE, mensaje);
    const loan = state!.movimientos.find((one) => one.n === n && one.tipo === 'prestamo');
    if (!loan) return no('PRESTAMO_NO_EXISTE', `El RMA no tiene un préstamo ${n}. Elige uno de los suyos.`);
    const { producto, estado } = loan;
    const of = { rma: refOf(state!), n };
    if (estado === 'devuelto') return no('YA_DEVUELTO', `${producto.part_number} ya se devolvió.`);
    if (estado === 'sin mover')
      return no('SIN_STOCK', `${producto.part_number} no llegó a salir: el stock no alcanzó.`);
    if (paso === 'Devuelto') return [RmaLoanReturned({ ...of, producto: producto._id, observacion: detalle })];
    if (estado === 'perdido')
      return no('YA_PERDIDO', `${producto.part_number} está dado por perdido. Si apareció, regístralo como devuelto.`);
    if (paso === 'Perdido')
      return detalle === '' ? no('MOTIVO_OBLIGATORIO', 'Ingresa el motivo') : [RmaLoanLost({ ...of, motivo: detalle })];
    if (hasta === undefined) return no('FECHA_OBLIGATORIA', 'Elige hasta qué día se queda');
    const wrong = wrongDay(hasta, now, TITLE);
    if (wrong) return wrong;
    return hasta === loan.hasta ? [] : [RmaLoanExtended({ ...of, antes: loan.hasta!, hasta })];
  },
  answer: ({ state }, { n, paso }) => {
    const { producto } = state!.movimientos.find((one) => one.n === n)!;
    return {
      mensaje:
        paso === 'Devuelto'
          ? `${producto.part_number} fue devuelto y vuelve a la bodega RMA`
          : paso === 'Perdido'
            ? `${producto.part_number} quedó como perdido`
            : `El préstamo de ${producto.part_number} tiene otro día de devolución`,
    };
  },
});
