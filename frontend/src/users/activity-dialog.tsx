import { Anchor, Button, Modal, Skeleton, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useState } from 'react';
import { SHEET } from '../ui/dialogs/sheet-width.ts';
import { userActivity } from '../calls/access.ts';
import { useQueryCall } from '../api/hooks.ts';
import { formatDayTime } from '../ui/format/times.ts';
import { useReturnFocus } from '../ui/use-return-focus.ts';
import type { SheetProps } from './sheet.ts';
import styles from './users.module.css';

const PAGE = 50;

/** What a person did, newest first, from the log. */
export function ActivityDialog({ sheet: { usuario: u }, onClose }: SheetProps) {
  useReturnFocus();
  const [rows, setRows] = useState(PAGE);
  const { data, isError, isFetching } = useQueryCall(
    userActivity,
    { usuario: u._id, startRow: 0, endRow: rows },
    { keepPrevious: true },
  );
  const list = data?.rows ?? [];
  return (
    <Modal opened onClose={onClose} title={`Actividad de ${u.nombre}`} size={SHEET.history}>
      {data === undefined && !isError && <Skeleton height={240} />}
      {isError && <Text c="var(--danger)">La actividad no se pudo cargar. Cierra e inténtalo otra vez.</Text>}
      {data && list.length === 0 && <Text c="dimmed">Todavía no ha hecho nada.</Text>}
      <ol className={styles.list}>
        {list.map((e) => (
          <li key={e._id} className={styles.activity}>
            <time dateTime={e.at}>{formatDayTime(e.at)}</time>
            <Anchor
              component={Link}
              to={`/sistema/auditoria?documento=${encodeURIComponent(e.stream)}&version=${e.version}`}
            >
              {e.etiqueta} · {e.documento} {e.numero}
            </Anchor>
            {e.detalle !== '' && <small>{e.detalle}</small>}
          </li>
        ))}
      </ol>
      {list.length === rows && rows < 500 && (
        <Button mt="md" variant="default" loading={isFetching} onClick={() => setRows(rows + PAGE)}>
          Ver más
        </Button>
      )}
    </Modal>
  );
}
