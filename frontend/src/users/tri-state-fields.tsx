import { SegmentedControl } from '@mantine/core';
import { PERMISOS } from '@power/domain/kernel/perfiles';
import { type Flags, inForce, PERMISO_NAMES, type TriState, type TriStates } from './tri-state.ts';
import styles from './users.module.css';

interface Props {
  readonly value: TriStates;
  readonly profile: Flags;
  readonly onChange: (next: TriStates) => void;
}

const word = (on: boolean) => (on ? 'Sí' : 'No');

/** The six flags, each as the profile has it or decided for the person; beside it what holds in the end. */
export const TriStateFields = ({ value, profile, onChange }: Props) => (
  <div className={styles.flags}>
    {PERMISOS.map((p) => {
      const [name, meaning] = PERMISO_NAMES[p];
      const own = profile[p] ?? false;
      return (
        <div key={p} className={styles.flag}>
          <div className={styles.flagName}>
            <strong>{name}</strong>
            <span>{meaning}</span>
          </div>
          <SegmentedControl
            size="xs"
            aria-label={name}
            value={value[p]}
            onChange={(next) => onChange({ ...value, [p]: next as TriState })}
            data={[
              { value: 'perfil', label: `Perfil (${word(own).toLowerCase()})` },
              { value: 'si', label: 'Sí' },
              { value: 'no', label: 'No' },
            ]}
          />
          <output className={styles.inForce} data-on={inForce(value[p], own)} aria-label={`${name}, en vigor`}>
            {word(inForce(value[p], own))}
          </output>
        </div>
      );
    })}
  </div>
);
