import styles from './footer.module.css';

export const Footer = ({ version }: { version: string | undefined }) => (
  <footer className={styles.footer}>
    <span>Sistema Power Mobile</span>
    {version !== undefined && <span>Versión {version}</span>}
  </footer>
);
