import type { Arrival } from '@power/domain/purchasing/orders/arrival.shared';
import styles from './arrives.module.css';
import { arrivalOf } from './format/arrival.ts';

/** Under what there is of a product, what is on its way: *llegan 40 el 12-12*; nothing where nothing comes. */
export function Arrives({ of }: { readonly of: Partial<Arrival> | undefined }) {
  const said = arrivalOf(of);
  return said === undefined ? null : <small className={styles.arrives}>{said}</small>;
}
