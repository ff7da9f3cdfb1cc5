import { part } from '../ui/part.tsx';
import styles from './footer.module.css';

const OtherProfile = part(() => import('./other-profile.tsx'), 'OtherProfile', { place: 'silent' });

export const Footer = ({ version, demo }: { version: string | undefined; demo: boolean }) => (
  <footer className={styles.footer} data-demo={demo}>
    <span className={styles.system}>Sistema Power Mobile</span>
    {demo && <OtherProfile />}
    {version !== undefined && <span className={styles.version}>Versión {version}</span>}
  </footer>
);
