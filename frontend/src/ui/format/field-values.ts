import { formatInstant } from '@power/domain/kernel/dates';
import { writtenChoice } from './choice-text.ts';
import { formatMoney, typedNumber } from './numbers.ts';

const MONEY =
  /^(?!margen)(.*\.)?(neto|iva|total|precio_venta|precio_lista|cupo|amount|tier_[123]_calculo|tienda|mobile|silver|gold|platinum|pmp)$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** A field's value as people read it; undefined where there was none. */
export function fieldValue(campo: string, value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (typeof value === 'number')
    return MONEY.test(campo)
      ? formatMoney(value)
      : /(^|\.)(number|folio|cotizacion|dividido_de|tipo_dte)$/.test(campo)
        ? String(value)
        : typedNumber(value);
  if (typeof value === 'string') return INSTANT.test(value) ? formatInstant(value) : writtenChoice(campo, value);
  return JSON.stringify(value);
}

/** Keys and repetitions that say nothing to people: ids, sessions, and the conversation, whose text the step shows already. */
export const tellsNothing = (campo: string): boolean =>
  /(^|\.)(_?id|[a-z]+_id|validacion|linea|revision|sesion|exists)$/.test(campo) ||
  // Of a file its name says what happened; the rest is in its panel.
  /^(adjuntos|imagenes)\.\d+\.(?!nombre$)/.test(campo) ||
  /^(chat_validacion\.|sesiones\.|link\.|validaciones_abandonadas\.|productos_pedido\.\d+\.validado$)/.test(campo);
