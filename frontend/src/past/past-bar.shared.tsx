import { formatInstant } from '@power/domain/kernel/dates';
import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { usePageMark } from '../ui/use-page-mark.ts';
import { showMoment } from './keep-moment.ts';
import styles from './past-bar.module.css';

/** Says which moment is shown, and leads back to now. */
export function PastBar({ at }: { readonly at: string }) {
  usePageMark('past');
  return (
    <div className={styles.bar} role="status">
      <IconHistory size={20} aria-hidden />
      <span>
        Estás viendo el sistema como estaba el <strong>{formatInstant(at).slice(0, 16)}</strong>. No se puede cambiar
        nada.
      </span>
      <Button size="xs" variant="default" onClick={() => showMoment(undefined)}>
        Volver a ahora
      </Button>
    </div>
  );
}
