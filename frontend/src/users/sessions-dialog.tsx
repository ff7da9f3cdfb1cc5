import { Badge, Button, Group, Modal, Skeleton, Text } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { SHEET } from '../ui/dialogs/sheet-width.ts';
import { userSessions } from '../calls/access.ts';
import { useQueryCall } from '../api/hooks.ts';
import type { ReplyFor } from '../api/wire.ts';
import { useLiveRefresh } from '../live/refresh.ts';
import { formatCount } from '../ui/format/numbers.ts';
import { formatDayTime } from '../ui/format/times.ts';
import { useReturnFocus } from '../ui/use-return-focus.ts';
import { useCurrentUser } from '../access/current-user.ts';
import { deviceName, isPhone } from './device-name.ts';
import type { SheetProps } from './sheet.ts';
import { askAndEndSession, askAndForceOut } from './user-commands.ts';
import styles from './users.module.css';

type Session = ReplyFor<typeof userSessions>['sesiones'][number];

const Row = ({ session, usuario }: { session: Session; usuario: string }) => (
  <li className={styles.session} data-active={session.activa}>
    {isPhone(session.dispositivo) ? (
      <IconDeviceMobile size={24} stroke={1.5} aria-hidden />
    ) : (
      <IconDeviceDesktop size={24} stroke={1.5} aria-hidden />
    )}
    <div className={styles.device}>
      <strong title={session.dispositivo}>
        {deviceName(session.dispositivo)}{' '}
        {session.actual && (
          <Badge size="sm" variant="light" tt="none">
            esta sesión
          </Badge>
        )}
      </strong>
      <small>
        {session.activa
          ? `Último uso ${formatDayTime(session.ultimo_uso)}`
          : `Cerrada ${formatDayTime(session.fin)}${session.motivo ? ` · ${session.motivo}` : ''}`}{' '}
        · desde {formatDayTime(session.inicio)} · {session.ip.replace(/^::ffff:/, '')}
      </small>
    </div>
    {session.activa && (
      <Button
        size="xs"
        variant="default"
        onClick={() => void askAndEndSession(usuario, { ...session, dispositivo: deviceName(session.dispositivo) })}
      >
        Cerrar
      </Button>
    )}
  </li>
);

/** Where a person is signed in, with device and last use. */
export function SessionsDialog({ sheet: { usuario: u }, onClose }: SheetProps) {
  useReturnFocus();
  const me = useCurrentUser()._id;
  const { data, isError } = useQueryCall(userSessions, { usuario: u._id });
  useLiveRefresh(userSessions, userSessions.topic);
  const open = data?.sesiones.filter((s) => s.activa).length ?? 0;
  return (
    <Modal opened onClose={onClose} title={`Sesiones de ${u.nombre}`} size={SHEET.history}>
      {data === undefined && !isError && <Skeleton height={160} />}
      {isError && <Text c="var(--danger)">Las sesiones no se pudieron cargar. Cierra e inténtalo otra vez.</Text>}
      {data?.sesiones.length === 0 && <Text c="dimmed">Todavía no ha ingresado.</Text>}
      <ul className={styles.list}>
        {data?.sesiones.map((s) => (
          <Row key={s._id} session={s} usuario={u._id} />
        ))}
      </ul>
      {data && data.total > data.sesiones.length && (
        <Text c="dimmed" size="sm">
          {`Se muestran las ${formatCount(data.sesiones.length)} más recientes de ${formatCount(data.total)}.`}
        </Text>
      )}
      {open > 0 && u._id !== me && (
        <Group justify="flex-end" mt="md">
          <Button color="red" variant="light" onClick={() => void askAndForceOut(u)}>
            Forzar salida de todas
          </Button>
        </Group>
      )}
    </Modal>
  );
}
