import { nombrePorcentaje, tonoPorcentaje } from '@power/domain/forecast/tracking';
import styles from './percent-badge.module.css';

/** A percentage in its colour (document 3 §9); 0 says what it means. */
export const PercentBadge = ({ porcentaje }: { readonly porcentaje: number }) => (
  <span className={styles.badge} data-tone={tonoPorcentaje(porcentaje)}>
    {nombrePorcentaje(porcentaje)}
  </span>
);
