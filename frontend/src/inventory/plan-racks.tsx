import type { PlanPlace } from '@power/domain/inventory/views/warehouse-plan';
import { memo } from 'react';
import { formatCount } from '../ui/format/numbers.ts';
import styles from './plan.module.css';

interface Props {
  readonly racks: readonly { readonly codigo: string; readonly pasillo: string }[];
  readonly places: readonly PlanPlace[];
  /** Begins the codes that are lit; empty: none. */
  readonly lit: string;
  readonly open: string | undefined;
  readonly onOpen: ((codigo: string) => void) | undefined;
}

/** How full a place is: of one without a limit it is only known whether it holds anything. */
export function occupancyOf({ activo, capacidad, unidades }: PlanPlace): 'fuera' | 'vacia' | 'parcial' | 'llena' {
  if (!activo) return 'fuera';
  if (unidades === 0) return 'vacia';
  return capacidad > 0 && unidades >= capacidad ? 'llena' : 'parcial';
}
const WORDS = { fuera: 'desactivada', vacia: 'vacía', parcial: 'con mercadería', llena: 'llena' } as const;

const Cell = memo(function Cell({
  of,
  lit,
  open,
  onOpen,
}: {
  of: PlanPlace;
  lit: boolean;
  open: boolean;
  onOpen: Props['onOpen'];
}) {
  const occupancy = occupancyOf(of);
  const words = `${of.codigo}, ${of.tipo}, ${WORDS[occupancy]}: ${formatCount(of.unidades)}${of.capacidad > 0 ? ` de ${formatCount(of.capacidad)}` : ''}`;
  return (
    <button
      type="button"
      className={styles.place}
      data-occupancy={occupancy}
      data-lit={lit || undefined}
      aria-pressed={open}
      aria-label={words}
      title={words}
      disabled={onOpen === undefined}
      onClick={() => onOpen?.(of.codigo)}
    >
      {of.codigo.slice(of.codigo.lastIndexOf('P'))}
    </button>
  );
});

/** Racks as they stand: the floor below, the aisle to the left; a colour says how full each place is, and words do too. */
export const PlanRacks = ({ racks, places, lit, open, onOpen }: Props) => (
  <>
    <p className={styles.legend} aria-hidden>
      {(['vacia', 'parcial', 'llena', 'fuera'] as const).map((occupancy) => (
        <span key={occupancy}>
          <i data-occupancy={occupancy} /> {WORDS[occupancy]}
        </span>
      ))}
    </p>
    {racks.map((rack) => {
      const own = places.filter(({ bloque }) => bloque === rack.codigo);
      const levels = [...new Set(own.map(({ nivel }) => nivel))].toSorted((a, b) => b - a);
      return (
        <section key={rack.codigo} className={styles.rack} aria-label={`Bloque ${rack.codigo}`}>
          <h2>
            {rack.codigo}
            {rack.pasillo !== '' && ` · pasillo ${rack.pasillo}`}
          </h2>
          {levels.map((level) => (
            <div key={level} className={styles.level}>
              <span className={styles.number}>N{level}</span>
              {own
                .filter(({ nivel }) => nivel === level)
                .map((place) => (
                  <Cell
                    key={place.codigo}
                    of={place}
                    lit={lit !== '' && place.codigo.startsWith(lit)}
                    open={open === place.codigo}
                    onOpen={onOpen}
                  />
                ))}
            </div>
          ))}
        </section>
      );
    })}
  </>
);
