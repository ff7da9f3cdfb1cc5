import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { dayOf, formatDay } from '../kernel/dates.ts';
import { figureText } from '../kernel/figures.ts';
import { reject } from '../kernel/rejection.ts';
import { dayText } from '../kernel/when.ts';
import { dollar, rateOn } from './dollar.ts';
import { DollarSet } from './events.ts';
import { rateStream, rateValue, TIPO_EN_PALABRAS } from './rate-input.shared.ts';

/** A service that writes decimals another way, or a slip: no rate moves so far from one day to the next. */
const JUMP = 0.2;

/** The day's dollar: from the central bank by a scheduled job, or by hand where the service is missing or late. */
export const setDollar = defineCommand({
  name: 'set-dollar',
  context: 'settings',
  path: '/tipo_cambio/crear',
  accion: 'dolar',
  access: { perfiles: ['Administrador', 'Finanzas'] },
  summary: 'Registra el valor del dólar',
  request: z.strictObject({
    accion: z.literal('dolar'),
    /** Which of the central bank's rates; the dollar when left out. */
    tipo: z.enum(['dolar', 'euro']).default('dolar'),
    valor: rateValue,
    /** Santiago day; today when left out. */
    fecha: dayText.optional(),
  }),
  reply: z.object({ valor: z.number(), fecha: z.string() }),
  aggregate: dollar,
  stream: ({ tipo }) => rateStream(tipo),
  decide(state, { valor, fecha = '', tipo }, { user, now }) {
    const today = dayOf(now);
    const day = fecha || today;
    if (day > today)
      return reject(
        'FECHA_FUTURA',
        'Fecha futura',
        `El valor del ${TIPO_EN_PALABRAS[tipo]} se registra para hoy o para un día pasado.`,
      );
    if (rateOn(state, day)?.valor === valor) return [];
    const bank = user.sesion === 'interno';
    if (bank && state.valor !== undefined && Math.abs(valor - state.valor) > JUMP * state.valor + 0.001)
      return reject(
        'SALTO',
        'El valor espera a una persona',
        `El ${TIPO_EN_PALABRAS[tipo]} del ${formatDay(day)} llegó como ${figureText(valor)} y el último es ${figureText(state.valor)}: más de 20% de diferencia. Si es correcto, regístralo a mano.`,
      );
    return [
      DollarSet({
        valor,
        fecha: day,
        fuente: bank ? 'banco_central' : 'manual',
        vigente: state.fecha === undefined || day >= state.fecha,
        ...(tipo !== 'dolar' && { tipo }),
      }),
    ];
  },
  answer: ({ state }, { tipo, valor, fecha }) => ({
    mensaje: `El valor del ${TIPO_EN_PALABRAS[tipo]} fue registrado`,
    valor,
    fecha: fecha ?? state.fecha!,
  }),
});
