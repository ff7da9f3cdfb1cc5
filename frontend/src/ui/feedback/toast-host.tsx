import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useStore } from '../../api/store.ts';
import { dropToast, fades, type Toast, toasts } from './toasts.ts';
import styles from './toast-host.module.css';

const icon = (tono: Toast['tono']) =>
  tono === 'ok' ? (
    <IconCircleCheck size={20} />
  ) : tono === 'danger' || tono === 'warn' ? (
    <IconAlertTriangle size={20} />
  ) : (
    <IconInfoCircle size={20} />
  );

/** Long enough to read two lines twice. */
const SHOWN_MS = 6000;

/** A success goes by itself; not while somebody points at it or has it in focus. */
function useFading(toast: Toast): { onEnter: () => void; onLeave: () => void } {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!fades(toast) || held) return;
    const timer = setTimeout(() => dropToast(toast.id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast, held]);
  return { onEnter: () => setHeld(true), onLeave: () => setHeld(false) };
}

function Item({ toast }: { toast: Toast }) {
  const { onEnter, onLeave } = useFading(toast);
  const click = () => {
    dropToast(toast.id);
    toast.onClick?.();
  };
  return (
    <li onPointerEnter={onEnter} onPointerLeave={onLeave} onFocus={onEnter} onBlur={onLeave}>
      <button type="button" className={styles.toast} data-tone={toast.tono} onClick={click}>
        <span className={styles.icon} aria-hidden>
          {icon(toast.tono)}
        </span>
        <span className={styles.text}>
          <strong>{toast.titulo}</strong>
          {toast.texto !== undefined && <span>{toast.texto}</span>}
          {toast.detalle !== undefined && <span className={styles.detail}>{toast.detalle}</span>}
        </span>
        <IconX size={16} className={styles.close} aria-label="Cerrar aviso" />
      </button>
    </li>
  );
}

const DIALOGS = { modal: '.mantine-Modal-content', drawer: '.mantine-Drawer-content' } as const;
/** What kinds of dialog are over the page. */
const dialogsOver = (): string =>
  Object.entries(DIALOGS)
    .flatMap(([kind, content]) => (document.querySelector(content) ? [kind] : []))
    .join(' ');

/** Messages keep clear of a dialog that comes while they are seen; only then does anybody look for one. */
function useDialogOver(seen: boolean) {
  const host = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    if (!seen) return;
    const look = (): void => {
      const over = dialogsOver();
      if (host.current && host.current.dataset.below !== over) host.current.dataset.below = over;
    };
    const changes = new MutationObserver(look);
    changes.observe(document.body, { childList: true, subtree: true });
    look();
    return () => changes.disconnect();
  }, [seen]);
  return host;
}

export function ToastHost() {
  const list = useStore(toasts);
  const host = useDialogOver(list.length > 0);
  return (
    <ul ref={host} className={styles.host} aria-live="polite" aria-label="Avisos">
      {[...list].reverse().map((t) => (
        <Item key={t.id} toast={t} />
      ))}
    </ul>
  );
}
