import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { dayOf } from '../kernel/dates.ts';
import { reject } from '../kernel/rejection.ts';
import { dayText } from '../kernel/when.ts';
import { dollar } from './dollar.ts';
import { DollarSet } from './events.ts';
import { COMPANY } from './maintenance.ts';

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
    valor: z
      .number()
      .min(1, 'El valor debe estar entre 1 y 100.000')
      .max(100_000, 'El valor debe estar entre 1 y 100.000')
      .multipleOf(0.01, 'El valor lleva a lo más dos decimales'),
    /** Santiago day; today when left out. */
    fecha: dayText.optional(),
  }),
  reply: z.object({ valor: z.number(), fecha: z.string() }),
  aggregate: dollar,
  stream: () => COMPANY,
  decide(state, { valor, fecha = '' }, { user, now }) {
    const today = dayOf(now);
    const day = fecha || today;
    if (day > today)
      return reject('FECHA_FUTURA', 'Fecha futura', 'El valor del dólar se registra para hoy o para un día pasado.');
    if (state.fecha === day && state.valor === valor) return [];
    return [
      DollarSet({
        valor,
        fecha: day,
        fuente: user.sesion === 'interno' ? 'banco_central' : 'manual',
        vigente: state.fecha === undefined || day >= state.fecha,
      }),
    ];
  },
  answer: ({ state, events }) => {
    const set = (events[0]?.data as { valor: number; fecha: string } | undefined) ?? {
      valor: state.valor ?? 0,
      fecha: state.fecha ?? '',
    };
    return { mensaje: 'El valor del dólar fue registrado', valor: set.valor, fecha: set.fecha };
  },
});
