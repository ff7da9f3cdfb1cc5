import { Button } from '@mantine/core';
import { countInWords } from '../../format/numbers.ts';
import styles from '../list-page.module.css';
import type { RowAction } from '../types.ts';

interface Props {
  readonly rows: readonly unknown[];
  readonly unit: readonly [singular: string, plural: string];
  readonly actions: readonly RowAction[];
  readonly onClear: () => void;
}

/** What can be done with the ticked rows; what was done unticks them. */
export const BulkBar = ({ rows, unit, actions, onClear }: Props) => (
  <div className={styles.bulk} role="toolbar" aria-label="Filas elegidas">
    <strong>{`${countInWords(rows.length, unit)} en la selección`}</strong>
    {actions.length === 0 && <span>Sin acciones para su estado</span>}
    {actions.map((action) => (
      <Button
        key={action.label}
        leftSection={action.icon}
        onClick={() => {
          action.run();
          onClear();
        }}
      >
        {action.label}
      </Button>
    ))}
    <Button variant="subtle" onClick={onClear}>
      Quitar la selección
    </Button>
  </div>
);
