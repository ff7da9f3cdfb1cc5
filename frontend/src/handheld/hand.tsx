import { Button, Group, Skeleton, TextInput } from '@mantine/core';
import { SIN_UBICAR } from '@power/domain/inventory/places.shared';
import { IconX } from '@tabler/icons-react';
import { useQueryCall } from '../api/hooks.ts';
import { placeSuggestions } from '../calls/inventory.ts';
import { countInWords, formatCount } from '../ui/format/numbers.ts';
import { Units } from './units.tsx';
import type { InHand } from './understand.ts';
import type { Handheld } from './use-handheld.ts';
import styles from './handheld.module.css';

/** Places for what is in hand, the likeliest first; without network the hand scans one itself. */
function Suggestions({ hand, work }: { readonly hand: InHand; readonly work: Handheld }) {
  const { producto, bodega, cantidad } = hand;
  const found = useQueryCall(placeSuggestions, { producto, bodega, cantidad }, { keepPrevious: true });
  if (!found.data) return found.error ? null : <Skeleton height={96} />;
  const offered = 'sugeridas' in found.data ? found.data.sugeridas : [];
  const places = offered.filter(({ ubicacion }) => ubicacion !== hand.desde && ubicacion !== hand.hacia);
  return places.length === 0 ? (
    <p className={styles.meta}>Ninguna ubicación de {bodega} tiene espacio: escanea una, o mueve menos unidades.</p>
  ) : (
    <ul className={styles.plain} aria-label="Ubicaciones sugeridas">
      {places.map(({ ubicacion, razon, libres }) => (
        <li key={ubicacion}>
          <Button
            fullWidth
            size="lg"
            variant="default"
            justify="space-between"
            rightSection={
              <small>
                {libres === null ? razon : `${razon} · ${libres === 1 ? 'cabe' : 'caben'} ${formatCount(libres)}`}
              </small>
            }
            onClick={() => work.put(hand, ubicacion)}
          >
            {ubicacion}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Goods that were chosen: how many, and where they go. */
export function Hand({ hand, work }: { readonly hand: InHand; readonly work: Handheld }) {
  return (
    <section className={styles.card} aria-label={`Mover ${hand.part_number}`}>
      <h2>{hand.part_number}</h2>
      <p className={styles.meta}>
        {`De ${hand.desde ?? SIN_UBICAR}, bodega ${hand.bodega}: ${countInWords(hand.hay, ['unidad', 'unidades'])}`}
      </p>
      {hand.series.length === 0 ? (
        <Units value={hand.cantidad} most={hand.hay} onChange={(cantidad) => work.change({ cantidad })} />
      ) : (
        <Group gap="xs" role="group" aria-label="Series en mano">
          {hand.series.map((serie) => (
            <Button
              key={serie}
              variant="default"
              rightSection={<IconX size={14} aria-hidden />}
              aria-label={`Quitar la serie ${serie}`}
              onClick={() => {
                const series = hand.series.filter((one) => one !== serie);
                work.change({ series, cantidad: Math.max(1, series.length) });
              }}
            >
              {serie}
            </Button>
          ))}
        </Group>
      )}
      {hand.serializable && <p className={styles.meta}>Escanea la serie de cada unidad que mueves.</p>}
      {hand.hacia !== undefined && (
        <Button fullWidth size="lg" onClick={() => work.put(hand, hand.hacia!)}>
          {`Dejar en ${hand.hacia}`}
        </Button>
      )}
      <Suggestions hand={hand} work={work} />
      <TextInput
        size="md"
        label="Motivo"
        description="Sólo si va a cuarentena o sale de ella"
        autoComplete="off"
        maxLength={200}
        value={hand.motivo}
        onChange={(e) => work.change({ motivo: e.currentTarget.value })}
      />
      <Group gap="xs" grow>
        {hand.desde !== null && (
          <Button size="lg" variant="default" onClick={() => work.put(hand, null)}>
            {`Dejar en ${SIN_UBICAR}`}
          </Button>
        )}
        <Button size="lg" variant="default" onClick={work.drop}>
          Cancelar
        </Button>
      </Group>
    </section>
  );
}
