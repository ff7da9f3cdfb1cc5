import { isBlank } from '@power/domain/kernel/text';
import { EMPTY_FIELD } from '@power/domain/kernel/bound-text';
import { z } from 'zod';

export interface Departure {
  readonly chofer: string;
  readonly patente: string;
  readonly courier: string;
  /** By `n<order number>`. */
  readonly seguimiento: Readonly<Record<string, string>>;
}
interface Leaving {
  readonly number: number;
  readonly tipo_entrega: string;
}

export const LABELS = {
  chofer: 'Chofer',
  patente: 'Patente',
  courier: 'Courier',
  seguimiento: 'N° de seguimiento',
} as const;

const byCourier = (o: Leaving): boolean => o.tipo_entrega === 'COURIER';

/** What these orders need to leave: a driver for those of our own, for those of a courier its name and a number each. */
export const departureSchema = (orders: readonly Leaving[]): z.ZodType<Departure, Departure> =>
  z
    .object({
      chofer: z.string().max(200),
      patente: z.string().max(20),
      courier: z.string().max(200),
      seguimiento: z.record(z.string(), z.string().max(60)),
    })
    .superRefine((v, ctx) => {
      const missing = (...path: string[]) => ctx.addIssue({ code: 'custom', path, message: EMPTY_FIELD });
      if (orders.some((o) => !byCourier(o)) && isBlank(v.chofer)) missing('chofer');
      if (orders.some(byCourier) && isBlank(v.courier)) missing('courier');
      for (const { number } of orders.filter(byCourier))
        if (!v.seguimiento[`n${number}`]?.trim()) missing('seguimiento', `n${number}`);
    });

/** The request of one of them. */
export const requestOf = (v: Departure, order: Leaving) =>
  byCourier(order)
    ? { pedido: order.number, courier: v.courier, seguimiento: v.seguimiento[`n${order.number}`] ?? '' }
    : { pedido: order.number, chofer: v.chofer, ...(v.patente.trim() ? { patente: v.patente } : {}) };
