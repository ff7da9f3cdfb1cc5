import { Button, Group } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconPlugConnectedX, IconRefreshAlert } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { EmptyState } from './empty-state.tsx';
import { useReturnFocus } from './use-return-focus.ts';
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

/** Where the dialog would have been, above whatever is open: it has the focus as that would, and Esc is for it alone. */
function Floating({ onClose, children }: Pick<Props, 'onClose'> & { readonly children: ReactNode }) {
  useReturnFocus();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('button')?.focus(), []);
  useWindowEvent(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !onClose) return;
      event.stopImmediatePropagation();
      onClose();
    },
    { capture: true },
  );
  return createPortal(
    <div ref={box} role="alert" className={styles.floating} data-mantine-stop-propagation="true">
      {children}
    </div>,
    document.body,
  );
}

/** Says that a part of the client did not come, and what can be done; the rest of the page goes on. */
export function PartFailure({ trouble, place, onRetry, onClose }: Props) {
  const [title, hint] = TEXTS[trouble];
  const Icon = trouble === 'offline' ? IconPlugConnectedX : IconRefreshAlert;
  const told = (
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
  );
  return place === 'floating' ? <Floating onClose={onClose}>{told}</Floating> : <div role="alert">{told}</div>;
}
