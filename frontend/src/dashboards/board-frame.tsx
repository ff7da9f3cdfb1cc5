import { ZONE } from '@power/domain/kernel/dates';
import { IconPlugConnectedX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { dataOf } from '../api/lag.ts';
import { moment } from '../api/moment.ts';
import { useStore } from '../api/store.ts';
import { useServerNow, useSocket } from '../live/hooks.ts';
import { clockOffset } from '../api/server-time.ts';
import { ReplayBar } from '../past/replay-bar.shared.tsx';
import { useAway } from './use-away.ts';
import { usePageTitle } from '../ui/page-title.ts';
import styles from './board.module.css';

const clock = new Intl.DateTimeFormat('es-CL', {
  timeZone: ZONE,
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

interface Props {
  readonly title: string;
  /** When the data on screen came, epoch ms of this machine; 0 = never. */
  readonly updatedAt: number;
  readonly failing: boolean;
  readonly loading: boolean;
  readonly refused?: string | undefined;
  readonly children: ReactNode;
}

const Clock = () => <time className={styles.clock}>{clock.format(useServerNow())}</time>;

function Freshness({ updatedAt, away }: { updatedAt: number; away: boolean }) {
  // What came just now may be old already: the server says so.
  const of = useStore(dataOf) || updatedAt;
  const seconds = Math.max(0, Math.round((useServerNow() - useStore(clockOffset) - of) / 1000));
  if (updatedAt === 0) return null;
  return (
    <span className={styles.fresh} data-away={away}>
      {away && <IconPlugConnectedX size="1.2em" aria-hidden />}
      {away ? 'Sin conexión · ' : ''}
      {`Actualizado hace ${seconds < 120 ? `${seconds} s` : `${Math.floor(seconds / 60)} min`}`}
    </span>
  );
}

/** Public wallboard: dark, without shell, cursor or scroll bars; says when it lost the connection and keeps what it had. */
export function BoardFrame({ title, updatedAt, failing, loading, refused, children }: Props) {
  const at = useStore(moment);
  useSocket();
  const away = useAway(failing);
  usePageTitle(title);
  return (
    <div className={styles.board} data-past={at !== undefined}>
      <header className={styles.head}>
        <h1>{title}</h1>
        {at === undefined && <Freshness updatedAt={updatedAt} away={away} />}
        <Clock />
      </header>
      {loading ? (
        <div className={styles.loading} role="status">
          <span className={styles.spinner} aria-hidden />
          {at !== undefined && refused !== undefined
            ? refused
            : away
              ? 'Sin conexión. Se reintenta sola.'
              : 'Cargando...'}
        </div>
      ) : (
        <main className={styles.blocks}>{children}</main>
      )}
      {at !== undefined && <ReplayBar at={at} leave />}
    </div>
  );
}
