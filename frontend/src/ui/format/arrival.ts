import { type Arrival, arrivalText } from '@power/domain/purchasing/orders/arrival.shared';
import { formatCount } from './numbers.ts';
import { today } from './times.ts';

/** *llegan 40 el 12-12*: what import orders bring of a product; undefined where nothing is on its way. */
export const arrivalOf = (of: Partial<Arrival> | undefined): string | undefined =>
  of && arrivalText(of, today(), formatCount);
