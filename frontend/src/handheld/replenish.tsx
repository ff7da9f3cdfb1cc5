import type { Replenishment } from '@power/domain/inventory/views/replenishments';
import { Button } from '@mantine/core';
import { useCurrentUser } from '../access/current-user.ts';
import { useQueryCall } from '../api/hooks.ts';
import { replenishments } from '../calls/inventory.ts';
import { useLiveRefresh } from '../live/refresh.ts';
import { countInWords, formatCount } from '../ui/format/numbers.ts';
import type { Handheld } from './use-handheld.ts';
import styles from './handheld.module.css';

const MOTIVO = 'Reposición de picking';

/** *Reponer*: picking places under their minimum that the reserve can fill; one touch takes the units, a scan leaves them. */
export function Replenish({ work }: { readonly work: Handheld }) {
  const { bodega } = useCurrentUser();
  const query = useQueryCall(replenishments, bodega ? { bodega } : {}, { keepPrevious: true });
  useLiveRefresh(replenishments, replenishments.topic);
  const tasks: readonly Replenishment[] = query.data && 'reposiciones' in query.data ? query.data.reposiciones : [];
  if (tasks.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="reponer">
      <h2 id="reponer">Reponer picking</h2>
      <ul className={styles.plain}>
        {tasks.map((one) => (
          <li key={`${one.producto}/${one.hacia}`}>
            <Button
              fullWidth
              size="lg"
              h="auto"
              py="xs"
              variant="default"
              justify="space-between"
              rightSection={<small>{`quedan ${formatCount(one.quedan)} de ${formatCount(one.minimo)}`}</small>}
              onClick={() =>
                work.take({
                  producto: one.producto,
                  part_number: one.part_number,
                  codigo: one.codigo,
                  bodega: one.bodega,
                  desde: one.desde,
                  hay: one.hay,
                  cantidad: one.cantidad,
                  motivo: MOTIVO,
                  leido: one.codigo,
                  serializable: one.serializable,
                  series: [],
                  hacia: one.hacia,
                })
              }
            >
              <span className={styles.task}>
                {one.part_number}
                <small>{`${countInWords(one.cantidad, ['unidad', 'unidades'])} de ${one.desde} a ${one.hacia}`}</small>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
