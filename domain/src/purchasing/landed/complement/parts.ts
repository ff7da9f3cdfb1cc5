import { z } from 'zod';
import { persona } from '../../../kernel/person.ts';
import { roundCents } from '../../../kernel/money.ts';
import { oneLine } from '../../../kernel/text.ts';
import { dayText } from '../../../kernel/when.ts';
import { CONCEPTOS, ESTADOS_COMPLEMENTO, MONEDAS_GASTO, REPARTOS } from '../terms.shared.ts';
import { efectoProducto, rate } from '../parts.ts';

const MOST = 1_000_000_000;

/** A bill that came after its goods were costed, as somebody types it; what a credit note takes off is negative. */
export const complementoPedido = z.object({
  concepto: z.enum(CONCEPTOS, 'Elige qué se cobró'),
  /** Who billed it, and under which number. */
  emisor: oneLine(200).min(1, 'Ingresa quién lo cobró'),
  documento: oneLine(60).min(1, 'Ingresa el número de la factura o nota'),
  fecha: dayText,
  monto: z
    .number('Ingresa el monto')
    .min(-MOST, { error: 'Es demasiado grande', abort: true })
    .max(MOST, { error: 'Es demasiado grande', abort: true })
    .refine((n) => n !== 0, 'Ingresa el monto; con signo menos si es una rebaja')
    .refine((n) => roundCents(n) === n, 'Usa a lo más dos decimales'),
  moneda: z.enum(MONEDAS_GASTO, 'Elige la moneda'),
  tipo_cambio: rate.nullable().default(null),
  reparto: z.enum(REPARTOS, 'Elige cómo se reparte'),
});
export type ComplementoPedido = z.infer<typeof complementoPedido>;

const pesos = z.number().int();
/** What a complement does to one product. */
export const efectoComplemento = efectoProducto.extend({
  /** Units that were costed, and how many of them are still there. */
  cantidad: z.number().int(),
  en_stock: z.number().int(),
  /** Its part: of the stock, and of what was sold. */
  pesos,
});
export type EfectoComplemento = z.infer<typeof efectoComplemento>;

/** What a complement comes to. */
export const sumasComplemento = z.object({ pesos, ajuste_stock: pesos, ajuste_vendido: pesos });

/** As the log keeps it. */
export const complementoAnotado = complementoPedido.extend({
  tipo_cambio: rate.nullable(),
  /** Counts those of its landed cost. */
  complemento: z.number().int(),
  motivo: z.string(),
  ...sumasComplemento.shape,
  aplicado: z.array(efectoComplemento),
  agregado_por: persona,
});

/** As its landed cost has it. */
export const complemento = complementoAnotado.extend({
  agregado: z.string(),
  estado: z.enum(ESTADOS_COMPLEMENTO),
  revertido_por: persona.nullable(),
  revertido: z.string().nullable(),
  motivo_reversa: z.string().nullable(),
  /** What taking it back did; empty while it stands. */
  reversa: z.array(efectoComplemento),
});
export type Complemento = z.infer<typeof complemento>;
