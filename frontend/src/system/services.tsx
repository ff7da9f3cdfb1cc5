import type { SystemStatusReply } from './status.ts';
import { StatusDot } from '../ui/status-dot.tsx';
import styles from './system.module.css';

export const Services = ({ of }: { of: SystemStatusReply['servicios'] }) => (
  <section className={styles.block} aria-label="Servicios">
    <h2>Servicios</h2>
    <ul className={styles.services}>
      {of.map((s) => (
        <li key={s.servicio}>
          <StatusDot tone={s.ok ? 'ok' : 'danger'}>{s.servicio}</StatusDot>
          <span>{s.detalle || (s.ok ? 'En marcha' : 'No responde')}</span>
        </li>
      ))}
    </ul>
  </section>
);
