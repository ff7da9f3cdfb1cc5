import { type Mensaje, noticeOf } from '@power/domain/notifications/sending-input.shared';
import { typeName } from './notice-words.ts';
import styles from './sending.module.css';

/** The notification as a phone shows it. */
export function PhonePreview({ mensaje }: { mensaje: Mensaje }) {
  const { tipo, titulo, comentario, comentario_adicional } = noticeOf(mensaje);
  return (
    <div className={styles.phone} role="figure" aria-label="Vista previa en un teléfono">
      <div className={styles.notice}>
        <span className={styles.kind}>{`Power Mobile · ${typeName(tipo)}`}</span>
        <p className={styles.title}>{titulo || 'Título'}</p>
        <p className={styles.text}>{comentario || 'Contenido'}</p>
        {comentario_adicional !== '' && <p className={styles.more}>{comentario_adicional}</p>}
        {mensaje.link !== '' && <p className={styles.more}>{`Abre ${mensaje.link}`}</p>}
      </div>
    </div>
  );
}
