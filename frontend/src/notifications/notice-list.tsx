import { LOCATION_REQUEST, TAKERS } from '@power/domain/notifications/audience.shared';
import { ActionIcon, Button, SegmentedControl, Skeleton, Tooltip } from '@mantine/core';
import { IconCheck, IconChecks } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentUser } from '../access/current-user.ts';
import { call } from '../api/client.ts';
import { queryKey } from '../api/hooks.ts';
import { formatCount } from '../ui/format/numbers.ts';
import { formatWhen } from '../ui/format/times.ts';
import { allNotices, seenNotices, unreadNotices } from '../calls/notifications.ts';
import type { Notice } from './notice.ts';
import { typeName } from './notice-words.ts';
import { ask, follow, read, readAll } from './notice-state.ts';
import styles from './notifications.module.css';

const TABS = [
  { value: 'simple', label: 'No vistas' },
  { value: 'vistas', label: 'Vistas' },
  { value: 'todas', label: 'Todas' },
];
const PAGE = 20;

function Item({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const takes = TAKERS.includes(useCurrentUser().perfiles.perfil);
  const request = notice.tipo === LOCATION_REQUEST;
  const open = () => {
    onClose();
    if (request && takes && !notice.tomada_por) ask(notice);
    else follow(notice);
  };
  return (
    <li className={styles.item} data-read={notice.leida}>
      <button type="button" className={styles.open} onClick={open}>
        <span className={styles.head}>
          <strong>{notice.titulo || typeName(notice.tipo)}</strong>
          <time dateTime={notice.fecha}>{formatWhen(notice.fecha)}</time>
        </span>
        <span>{notice.comentario}</span>
        {notice.comentario_adicional !== '' && <span className={styles.more}>{notice.comentario_adicional}</span>}
        <small>
          {typeName(notice.tipo)} · {notice.user_origen.nombre}
          {notice.tomada_por ? ` · tomado por ${notice.tomada_por.nombre}` : ''}
        </small>
      </button>
      {!notice.leida && (
        <Tooltip label="Marcar como leída">
          <ActionIcon
            variant="subtle"
            aria-label={`Marcar como leída: ${notice.titulo}`}
            onClick={() => void read(notice._id).catch(() => undefined)}
          >
            <IconCheck size={16} />
          </ActionIcon>
        </Tooltip>
      )}
    </li>
  );
}

const CALLS = { simple: unreadNotices, vistas: seenNotices, todas: allNotices } as const;
type Tab = keyof typeof CALLS;

/** A tab's list page by page, newest first; live because every change of notifications invalidates its call. */
const useList = (tab: Tab) =>
  useInfiniteQuery({
    queryKey: [...queryKey(CALLS[tab]), 'paginas'],
    queryFn: ({ pageParam, signal }) =>
      call(CALLS[tab] as typeof seenNotices, { startRow: pageParam, endRow: pageParam + PAGE }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (pages.length * PAGE < last.total ? pages.length * PAGE : undefined),
  });

/** Notifications by what was seen of them; a click opens what they are about. */
export function NoticeList({ onClose }: { onClose: () => void }) {
  const [tab, setTab] = useState<Tab>('simple');
  const [busy, setBusy] = useState(false);
  const { data, isError, isFetching, hasNextPage, fetchNextPage } = useList(tab);
  // One that came between two pages has pushed another over their edge: it is in both.
  const nots = data && [...new Map(data.pages.flatMap((page) => page.nots).map((n) => [n._id, n])).values()];
  const total = data?.pages.at(-1)?.total ?? 0;
  const markAll = async () => {
    setBusy(true);
    await readAll(nots?.[0]).catch(() => undefined);
    setBusy(false);
  };
  return (
    <div className={styles.box}>
      <div className={styles.tabs}>
        <SegmentedControl
          fullWidth
          size="xs"
          data={TABS}
          value={tab}
          onChange={(value) => setTab(value as Tab)}
          aria-label="Qué notificaciones"
        />
      </div>
      {nots !== undefined && nots.length > 0 && (
        <div className={styles.summary}>
          <span>{`${formatCount(total)} ${total === 1 ? 'notificación' : 'notificaciones'}`}</span>
          {tab === 'simple' && (
            <Button
              size="compact-xs"
              variant="subtle"
              loading={busy}
              leftSection={<IconChecks size={14} />}
              onClick={() => void markAll()}
            >
              Marcar todas como leídas
            </Button>
          )}
        </div>
      )}
      {nots === undefined && !isError && <Skeleton height={120} width="auto" m="md" />}
      {isError && <p className={styles.none}>Las notificaciones no se pudieron cargar.</p>}
      {nots?.length === 0 && (
        <p className={styles.none}>
          {tab === 'simple' ? 'Estás al día: no hay notificaciones sin leer.' : 'Todavía no hay notificaciones.'}
        </p>
      )}
      <ul className={styles.list}>
        {nots?.map((n) => (
          <Item key={n._id} notice={n} onClose={onClose} />
        ))}
      </ul>
      {hasNextPage && (
        <Button fullWidth variant="subtle" loading={isFetching} onClick={() => void fetchNextPage()}>
          Ver más
        </Button>
      )}
    </div>
  );
}
