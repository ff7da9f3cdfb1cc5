import { nombreMes, nombrePorcentaje } from '@power/domain/forecast/tracking';
import { formatInstant } from '@power/domain/kernel/dates';
import { dteName } from '@power/domain/streams/order/billing.shared';
import { FIELD_KINDS } from '../../calls/field-kinds.ts';
import { writtenChoice } from './choice-text.ts';
import { fieldText } from './field-text.ts';
import { type Divisa, formatDecimal, formatMoney, typedNumber } from './numbers.ts';
import { formatDay } from './times.ts';

/** Money that no row holds, or that is a share in one of them. */
const MONEY =
  /^(?!margen)(.*\.)?(total|precio_lista|amount|monto|tier_[123]_calculo|tienda|mobile|silver|gold|platinum|pmp)$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Numbers that stand for a word. */
const WORDS: Readonly<Record<string, (value: number) => string>> = {
  mes_cierre: nombreMes,
  porcentaje: nombrePorcentaje,
  tipo_dte: dteName,
};

/** As its rows declare the field, wherever in the document it is. */
function numberText(campo: string, value: number): string {
  const name = campo.slice(campo.lastIndexOf('.') + 1);
  if (Object.hasOwn(WORDS, name)) return WORDS[name]!(value);
  if (MONEY.test(campo)) return formatMoney(value);
  return Object.hasOwn(FIELD_KINDS, name) ? fieldText({ kind: FIELD_KINDS[name]! }, value) : typedNumber(value);
}

/** Currencies by the names that quotations give them. */
const CURRENCIES: Readonly<Record<string, Divisa>> = { pesos: 'CLP', dolares: 'USD', euros: 'EUR' };

/** An amount as its document writes it: quotations with the sign of the currency, purchases with its code. */
const amountText = (value: number, moneda: string): string =>
  Object.hasOwn(CURRENCIES, moneda)
    ? formatMoney(value, CURRENCIES[moneda])
    : moneda === 'CLP'
      ? formatMoney(value)
      : `${formatDecimal(value)} ${moneda}`;

/** A field's value as people read it, an amount in `moneda` where that is said; undefined where there was none. */
export function fieldValue(campo: string, value: unknown, moneda?: string): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (typeof value === 'number') return moneda === undefined ? numberText(campo, value) : amountText(value, moneda);
  if (typeof value !== 'string') return JSON.stringify(value);
  if (INSTANT.test(value)) return formatInstant(value);
  return DAY.test(value) ? formatDay(value) : writtenChoice(campo, value);
}
