import { z } from 'zod';
import { shortText } from '../kernel/text.ts';

/** Requests that name an order by its ERP number; facts say which order that is. */
export const codigoSap = z.union([shortText, z.number().int().positive()]);

export interface OrderByCode {
  /** `_id` of the order; an id that no order has when the ERP number is unknown. */
  readonly pedido: string;
}
