import { IconHistory } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { dataOf, forgetLag } from '../api/lag.ts';
import { queryClient } from '../api/query-client.ts';
import { useStore } from '../api/store.ts';
import { useServerNow } from '../live/hooks.ts';
import { anew } from '../live/socket.ts';
import styles from './lag-notice.module.css';

/** How often a screen whose rows are behind asks again; nobody else tells it that they have caught up. */
const AGAIN_MS = 15_000;

const ago = (ms: number): string => {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 1) return 'menos de 1 min';
  return minutes < 120 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`;
};

const Line = ({ since }: { since: number }) => (
  <p className={styles.notice}>
    <IconHistory size={16} aria-hidden />
    {`Datos de hace ${ago(useServerNow() - since)}. Se ponen al día solos.`}
  </p>
);

/** Says above a screen how old its rows are while the server says that they are behind, and goes by itself. */
export function LagNotice() {
  const since = useStore(dataOf);
  const { pathname } = useLocation();
  useEffect(() => forgetLag, [pathname]);
  useEffect(() => {
    if (since === 0) return;
    const timer = setInterval(() => {
      anew();
      void queryClient.invalidateQueries();
    }, AGAIN_MS);
    return () => clearInterval(timer);
  }, [since]);
  return (
    <div role="status" aria-live="polite">
      {since > 0 && <Line since={since} />}
    </div>
  );
}
