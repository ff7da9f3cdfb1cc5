import styles from './shell.module.css';

/** The frame while it is not known yet who is there. */
export const ShellSkeleton = () => (
  <div className={styles.shell} aria-busy="true" role="status" aria-label="Cargando">
    <div className={`${styles.header} bg-night-sky`} />
  </div>
);
