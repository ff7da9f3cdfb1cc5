import type { Replenishment } from '@power/domain/inventory/views/replenishments';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useMay } from '../access/use-may.ts';
import { useCurrentUser } from '../access/current-user.ts';
import { call } from '../api/client.ts';
import { useQueryCall } from '../api/hooks.ts';
import { places, releaseReplenishment, replenishments, takeReplenishment } from '../calls/inventory.ts';
import { useLiveRefresh } from '../live/refresh.ts';
import { countInWords, formatCount } from '../ui/format/numbers.ts';
import type { Handheld } from './use-handheld.ts';
import styles from './handheld.module.css';

const MOTIVO = 'Reposición de picking';

/** *Reponer*: picking places under their minimum that the reserve can fill; one touch takes the units, a scan leaves them. */
export function Replenish({ work }: { readonly work: Handheld }) {
  const { _id: me, bodega } = useCurrentUser();
  // Whoever answers for the warehouse keeps its places.
  const isHead = useMay()(places.change);
  const [busy, setBusy] = useState(false);
  const query = useQueryCall(replenishments, bodega ? { bodega } : {}, { keepPrevious: true });
  useLiveRefresh(replenishments, replenishments.topic);
  const tasks: readonly Replenishment[] = query.data && 'reposiciones' in query.data ? query.data.reposiciones : [];
  /** Asks first: of two hands one gets the task. */
  const send = async (
    run: () => Promise<{ readonly ok: boolean; readonly titulo?: string; readonly mensaje?: string }>,
  ) => {
    setBusy(true);
    try {
      const { ok, titulo, mensaje } = await run();
      if (!ok) work.tell('error', titulo ?? 'La tarea no se tomó', mensaje);
      return ok;
    } catch {
      work.tell('error', 'La tarea no se tomó', 'Sin conexión: vuelve a intentarlo.');
      return false;
    } finally {
      setBusy(false);
      void query.refetch();
    }
  };
  const take = async (one: Replenishment) => {
    const { producto, hacia, desde } = one;
    const key = { commandId: crypto.randomUUID() };
    if (!(await send(() => call(takeReplenishment, { producto, hacia, desde }, key)))) return;
    const { part_number, codigo, bodega: from, hay, cantidad, serializable } = one;
    work.take({
      ...{ producto, part_number, codigo, bodega: from, desde, hay, cantidad, serializable, hacia },
      ...{ motivo: MOTIVO, leido: codigo, series: [] },
    });
  };
  const release = ({ producto, hacia }: Replenishment) =>
    void send(() => call(releaseReplenishment, { producto, hacia }, { commandId: crypto.randomUUID() }));
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
              disabled={busy || (one.tomada !== null && one.tomada.persona._id !== me)}
              rightSection={<small>{`quedan ${formatCount(one.quedan)} de ${formatCount(one.minimo)}`}</small>}
              onClick={() => void take(one)}
            >
              <span className={styles.task}>
                {one.part_number}
                <small>{`${countInWords(one.cantidad, ['unidad', 'unidades'])} de ${one.desde} a ${one.hacia}`}</small>
                {one.tomada && (
                  <small>
                    {one.tomada.persona._id === me ? 'La tienes tú' : `La tiene ${one.tomada.persona.nombre}`}
                  </small>
                )}
              </span>
            </Button>
            {one.tomada && (one.tomada.persona._id === me || isHead) && (
              <Button size="xs" variant="subtle" disabled={busy} onClick={() => release(one)}>
                {`Soltar ${one.part_number}`}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
