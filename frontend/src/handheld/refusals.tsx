import { Alert, Button } from '@mantine/core';
import { useStore } from '../api/store.ts';
import { refusedDeeds, wordsOf } from './moves.shared.ts';
import styles from './handheld.module.css';

/** What was done here and the server did not take, each with its reason, until somebody has read it. */
export function Refusals() {
  const refused = useStore(refusedDeeds);
  if (refused.length === 0) return null;
  return (
    <Alert color="red" variant="light" role="alert" title="No se registró">
      <ul className={styles.plain}>
        {refused.map(({ deed, mensaje }) => (
          <li key={deed.id}>
            <strong>{wordsOf(deed)}</strong>
            <p>{mensaje}</p>
          </li>
        ))}
      </ul>
      <Button size="md" variant="default" onClick={() => refusedDeeds.set([])}>
        Entendido
      </Button>
    </Alert>
  );
}
