import { Button } from '@mantine/core';
import styles from './landing.module.css';
import { lateWords } from './use-trouble.ts';

/** Since when figures did not come, and the way to ask for them at once: they are asked for by themselves too. */
export const Late = ({ since, onRetry }: { since: string; onRetry: () => void }) => (
  <p className={styles.late} role="status">
    {lateWords(since)}
    <Button size="compact-xs" variant="default" onClick={onRetry}>
      Reintentar
    </Button>
  </p>
);
