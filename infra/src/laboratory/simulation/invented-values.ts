import { formatRut } from '@power/domain/kernel/rut';
import type { Rng } from '../../operations/demo/random.ts';
import type { Json } from './request-schema.ts';

const DAY_MS = 86_400_000;

const dayFrom = (now: number, days: number): string => new Date(now + days * DAY_MS).toISOString().slice(0, 10);

const WORDS = [
  'Revisado con el cliente',
  'Error de digitación',
  'Pedido por teléfono',
  'Caja dañada',
  'Cambio de plan',
];

/** Texts for fields that want a form of their own. */
const SHAPED = [
  '1',
  '10:30',
  '2026-03',
  'ABCD12',
  'https://power.test/pagina',
  '/pagina',
  '+56 9 5555 0101',
  'abc',
  '#aabbcc',
  '123456',
  'a'.repeat(43),
  '00000000-0000-4000-8000-000000000000',
];

/** A text that a person could have typed in a field of this name. `now`: ms. */
export function inventText(name: string, schema: Json, rng: Rng, now: number): string {
  if (schema.format === 'date-time') return new Date(now + rng.int(-3, 20) * DAY_MS).toISOString();
  if (schema.format === 'email' || /correo|email/.test(name)) return `persona${rng.int(1, 400)}@cliente.test`;
  if (schema.pattern !== undefined) {
    const pattern = new RegExp(String(schema.pattern), 'u');
    const fits = [dayFrom(now, rng.int(-3, 20)), `X${rng.int(1000, 9999)}`, ...SHAPED].filter((one) =>
      pattern.test(one),
    );
    if (fits.length > 0) return rng.pick(fits);
  }
  if (/^fecha/.test(name)) return dayFrom(now, rng.int(-3, 0));
  if (/^(vence|eta|etd|desde|hasta|programada|inicio|termino)/.test(name)) return dayFrom(now, rng.int(1, 20));
  if (/rut|legalcode|tax_id/.test(name)) return formatRut(rng.int(50_000_000, 79_000_000));
  if (/codigo|serie|referencia|documento|part_number|folio/.test(name)) return `X${rng.int(1, 99_999)}`;
  if (/motivo|texto|comentario|mensaje|observacion|detalle|nota/.test(name)) return rng.pick(WORDS);
  const { maxLength = 60 } = schema as { readonly maxLength?: number };
  return `${name} ${rng.int(1, 999)}`.slice(0, maxLength);
}

/** A number within a schema's bounds: small ones for quantities, thousands for money. */
export function inventNumber(name: string, schema: Json, rng: Rng): number {
  const { minimum = 0, exclusiveMinimum, maximum = 1_000_000_000 } = schema as Readonly<Record<string, number>>;
  const least = Math.max(minimum, exclusiveMinimum === undefined ? 0 : exclusiveMinimum + 1);
  if (/precio|monto|costo|valor|total|pmp|cupo|fob/.test(name)) return Math.min(maximum, least + rng.int(1, 90) * 1000);
  return Math.min(maximum, least + rng.int(0, 4));
}
