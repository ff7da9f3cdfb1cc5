import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { dayOf, formatDay } from '../kernel/dates.ts';
import { reject, type Rejection } from '../kernel/rejection.ts';
import { shortText } from '../kernel/text.ts';
import { dayText } from '../kernel/when.ts';
import { type DayRate, dollar, type DollarState, rateOn } from './dollar.ts';
import { DollarSet, DollarVoided } from './events.ts';
import { TIPOS_CAMBIO, type TipoCambio } from './parts.ts';
import { RATE_WRITERS, rateStream, rateValue, TIPO_EN_PALABRAS } from './rate-input.shared.ts';

const tipo = z.enum(TIPOS_CAMBIO);
const base = {
  context: 'settings',
  access: { perfiles: RATE_WRITERS },
  aggregate: dollar,
  stream: (request: { tipo: TipoCambio }) => rateStream(request.tipo),
};
const TITLE = 'El tipo de cambio no se guardó';

/** The dollar of customs holds for a month: it is kept under its first day. */
const dayFor = (asked: TipoCambio, fecha: string): string => (asked === 'aduanero' ? `${fecha.slice(0, 7)}-01` : fecha);

/** Says of the dollar nothing, as events before there were others. */
const kind = (asked: TipoCambio) => (asked === 'dolar' ? {} : { tipo: asked });

const missing = (state: DollarState, asked: TipoCambio, fecha: string): Rejection | undefined =>
  rateOn(state, fecha)
    ? undefined
    : reject(
        'SIN_VALOR',
        TITLE,
        `No hay un valor de ${TIPO_EN_PALABRAS[asked]} para el ${formatDay(fecha)}. Regístralo.`,
      );

/** A rate that somebody read somewhere, of a day that has none. */
export const enterRate = defineCommand({
  ...base,
  name: 'enter-rate',
  path: '/tipo_cambio/crear',
  accion: 'valor',
  summary: 'Registra a mano el tipo de cambio de un día',
  request: z.strictObject({ accion: z.literal('valor'), tipo, fecha: dayText, valor: rateValue, origen: shortText }),
  decide(state, { tipo: asked, fecha: given, valor, origen }, { now }) {
    const today = dayOf(now);
    const fecha = dayFor(asked, given || today);
    if (fecha > today)
      return reject('FECHA_FUTURA', 'Fecha futura', 'El tipo de cambio se registra para hoy o para un día pasado.');
    if (rateOn(state, fecha))
      return reject(
        'YA_HAY_VALOR',
        TITLE,
        `Ya hay un valor de ${TIPO_EN_PALABRAS[asked]} para el ${formatDay(fecha)}. Corrígelo en el listado.`,
      );
    const vigente = state.fecha === undefined || fecha >= state.fecha;
    return [DollarSet({ valor, fecha, fuente: 'manual', vigente, ...kind(asked), origen })];
  },
  answer: () => ({ mensaje: 'El tipo de cambio fue registrado' }),
});

/** Another value for a day that has one; what it was stays in the history. */
export const correctRate = defineCommand({
  ...base,
  name: 'correct-rate',
  path: '/tipo_cambio/modificar',
  accion: 'corregir',
  summary: 'Corrige el tipo de cambio de un día',
  request: z.strictObject({
    accion: z.literal('corregir'),
    tipo,
    fecha: dayText,
    valor: rateValue,
    motivo: shortText,
  }),
  decide(state, { tipo: asked, fecha, valor, motivo }) {
    const refused = missing(state, asked, fecha);
    if (refused) return refused;
    if (rateOn(state, fecha)!.valor === valor) return [];
    return [DollarSet({ valor, fecha, fuente: 'manual', vigente: fecha === state.fecha, ...kind(asked), motivo })];
  },
  answer: () => ({ mensaje: 'El tipo de cambio fue corregido' }),
});

/** A value that should never have been there; the newest of those that are left comes into force. */
export const voidRate = defineCommand({
  ...base,
  name: 'void-rate',
  path: '/tipo_cambio/eliminar',
  accion: 'anular',
  summary: 'Anula el tipo de cambio de un día',
  request: z.strictObject({ accion: z.literal('anular'), tipo, fecha: dayText, motivo: shortText }),
  decide(state, { tipo: asked, fecha, motivo }) {
    const refused = missing(state, asked, fecha);
    if (refused) return refused;
    const queda = state.dias
      .filter((day) => day.fecha !== fecha)
      .reduce<DayRate | null>((last, day) => (last === null || day.fecha > last.fecha ? day : last), null);
    return [DollarVoided({ tipo: asked, fecha, valor: rateOn(state, fecha)!.valor, motivo, queda })];
  },
  answer: () => ({ mensaje: 'El tipo de cambio fue anulado' }),
});
