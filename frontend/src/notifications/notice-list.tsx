import { LOCATION_REQUEST, TAKERS } from '@power/domain/notifications/audience.shared';
import { ActionIcon, Button, SegmentedControl, Skeleton, Tooltip } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useCurrentUser } from '../access/current-user.ts';
import { useQueryCall } from '../api/hooks.ts';
import { formatWhen } from '../ui/format/times.ts';
import { allNotices, type Notice, seenNotices, unreadNotices } from './calls.ts';
import { typeName } from './notice-words.ts';
import { follow, openRequest, read } from './notice-state.ts';
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
    if (request && takes && !notice.tomada_por) openRequest.set(notice);
    else follow(notice);
  };
  return (
    <li className={styles.item} data-read={notice.leida}>
      <button type="button" className={styles.open} onClick={open}>
        <span className={styles.head}>
          <strong>{notice.titulo || typeName(notice.tipo)}</strong>
          <time className="tabular" dateTime={notice.fecha}>
            {formatWhen(notice.fecha)}
          </time>
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

const useList = (tab: string, rows: number) => {
  const unread = useQueryCall(unreadNotices, {}, { enabled: tab === 'simple' });
  const seen = useQueryCall(seenNotices, {}, { enabled: tab === 'vistas' });
  const all = useQueryCall(allNotices, { startRow: 0, endRow: rows }, { enabled: tab === 'todas', keepPrevious: true });
  return tab === 'simple' ? unread : tab === 'vistas' ? seen : all;
};

/** Notifications by what was seen of them; a click opens what they are about. */
export function NoticeList({ onClose }: { onClose: () => void }) {
  const [tab, setTab] = useState('simple');
  const [rows, setRows] = useState(PAGE);
  const { data, isError, isFetching } = useList(tab, rows);
  const nots = data?.nots;
  return (
    <div className={styles.box}>
      <div className={styles.tabs}>
        <SegmentedControl
          fullWidth
          size="xs"
          data={TABS}
          value={tab}
          onChange={setTab}
          aria-label="Qué notificaciones"
        />
      </div>
      {nots === undefined && !isError && <Skeleton height={120} m="md" />}
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
      {tab === 'todas' && nots?.length === rows && rows < 100 && (
        <Button fullWidth variant="subtle" loading={isFetching} onClick={() => setRows(rows + PAGE)}>
          Ver más
        </Button>
      )}
    </div>
  );
}
