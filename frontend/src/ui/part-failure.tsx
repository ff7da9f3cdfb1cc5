import { Button, Group } from '@mantine/core';
import { IconPlugConnectedX, IconRefreshAlert } from '@tabler/icons-react';
import { EmptyState } from './empty-state.tsx';
import styles from './part-failure.module.css';

/** Why code did not come: nobody answers, or who answers has none (any more). */
export type Trouble = 'offline' | 'missing';

interface Props {
  readonly trouble: Trouble;
  readonly place: 'here' | 'floating';
  readonly onRetry: () => void;
  readonly onClose?: (() => void) | undefined;
}

const TEXTS = {
  offline: ['Esto no se pudo cargar: no hay conexión', 'Se reintenta solo en cuanto vuelva.'],
  missing: ['Esto no se pudo cargar', 'Puede que haya una versión nueva del sistema: carga la página de nuevo.'],
} as const;

/** Says that a part of the client did not come, and what can be done; the rest of the page goes on. */
export function PartFailure({ trouble, place, onRetry, onClose }: Props) {
  const [title, hint] = TEXTS[trouble];
  const Icon = trouble === 'offline' ? IconPlugConnectedX : IconRefreshAlert;
  return (
    <div role="alert" className={place === 'floating' ? styles.floating : undefined}>
      <EmptyState
        icon={<Icon size={32} stroke={1.5} />}
        title={title}
        hint={hint}
        action={
          <Group gap="sm" justify="center">
            {onClose && (
              <Button variant="default" onClick={onClose}>
                Cerrar
              </Button>
            )}
            <Button variant={trouble === 'missing' ? 'default' : 'filled'} onClick={onRetry}>
              Reintentar
            </Button>
            {trouble === 'missing' && <Button onClick={() => location.reload()}>Cargar de nuevo</Button>}
          </Group>
        }
      />
    </div>
  );
}
