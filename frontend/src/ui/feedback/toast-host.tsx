import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useStore } from '../../api/store.ts';
import { dropToast, type Toast, toasts } from './toasts.ts';
import styles from './toast-host.module.css';

const icon = (tono: Toast['tono']) =>
  tono === 'ok' ? (
    <IconCircleCheck size={20} />
  ) : tono === 'danger' || tono === 'warn' ? (
    <IconAlertTriangle size={20} />
  ) : (
    <IconInfoCircle size={20} />
  );

function Item({ toast }: { toast: Toast }) {
  const click = () => {
    dropToast(toast.id);
    toast.onClick?.();
  };
  return (
    <li>
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

export function ToastHost() {
  const list = useStore(toasts);
  return (
    <ul className={styles.host} aria-live="polite" aria-label="Avisos">
      {list.map((t) => (
        <Item key={t.id} toast={t} />
      ))}
    </ul>
  );
}
