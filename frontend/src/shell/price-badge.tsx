import { priceChanges } from '../calls/products.ts';
import { useMay } from '../access/use-may.ts';
import { useQueryCall } from '../api/hooks.ts';
import { useLiveRefresh } from '../live/refresh.ts';
import { formatCount } from '../ui/format/numbers.ts';
import styles from './sidebar.module.css';

/** Changes of cost and prices since the person last looked at the price list (document 1 §2). */
export function PriceBadge() {
  const may = useMay()(priceChanges);
  const found = useQueryCall(priceChanges, { conteo: true }, { enabled: may, staleTime: 30_000 });
  useLiveRefresh(priceChanges, may ? priceChanges.topic : undefined);
  const { conteo = 0 } = found.data ?? {};
  return conteo > 0 ? (
    <span className={styles.badge} title="Cambios de precio desde tu última visita">
      {conteo >= 1000 ? '999+' : formatCount(conteo)}
    </span>
  ) : null;
}
