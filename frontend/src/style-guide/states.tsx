import { looks } from '@power/domain/looks';
import { StateChip } from '../ui/state-chip.tsx';
import { StateDot } from '../ui/status-dot.tsx';
import { Specimen } from './specimen.tsx';
import styles from './style-guide.module.css';

/** Every state of every entity, as lists (StateDot) and documents (StateChip) show it. */
export const States = () => (
  <>
    {Object.entries(looks).map(([entity, of], n) => (
      <Specimen
        key={entity}
        name={entity}
        use={n === 0 ? 'Punto en la lista, chip en el documento; el texto completo, al pasar el cursor.' : ''}
      >
        <ul className={styles.looks}>
          {Object.keys(of).map((state) => (
            <li key={state}>
              <StateDot looks={of} value={state} />
              <StateChip looks={of} value={state} />
            </li>
          ))}
        </ul>
      </Specimen>
    ))}
  </>
);
