import styles from '../list-page.module.css';

/** Rows to come, while the grid itself is on its way. */
export const GridSkeleton = () => (
  <div className={styles.skeleton} role="status" aria-label="Cargando">
    {Array.from({ length: 16 }, (_, n) => (
      <div key={n} />
    ))}
  </div>
);
