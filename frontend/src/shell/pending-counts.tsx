import { Menu } from '@mantine/core';
import { IconClipboardList } from '@tabler/icons-react';
import { mayOpen } from '@power/domain/access/menu';
import { mayCall } from '@power/domain/kernel/call';
import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useCurrentUser } from '../access/current-user.ts';
import { call } from '../api/client.ts';
import { queryKey } from '../api/hooks.ts';
import { useLiveRefresh } from '../live/refresh.ts';
import { hasScreen } from '../screens.ts';
import { formatCount } from '../ui/format/numbers.ts';
import { type PendingCall, pendingCalls } from './pending-calls.ts';
import styles from './header.shared.module.css';

const Follow = ({ pending }: { pending: PendingCall }) => {
  useLiveRefresh(pending.call, pending.call.topic);
  return null;
};

/** Work that waits: purchase orders to receive, orders to pick; live, each leading to its list. */
export function PendingCounts() {
  const user = useCurrentUser();
  // A count leads to its list: whoever has no such list sees no count.
  const mine = pendingCalls.filter(
    (p) =>
      hasScreen(p.ruta) &&
      mayOpen(user.perfiles.perfil, p.ruta) &&
      mayCall(p.call.access, { perfil: user.perfiles.perfil, permisos: user.permisos, concesiones: user.concesiones }),
  );
  const counts = useQueries({
    queries: mine.map((p) => ({
      queryKey: queryKey(p.call, {}),
      queryFn: async () => (await call(p.call, {})).conteo ?? null,
    })),
  });
  if (mine.length === 0) return null;
  const total = counts.reduce((sum, c) => sum + (c.data ?? 0), 0);
  return (
    <>
      {mine.map((p) => (
        <Follow key={p.ruta} pending={p} />
      ))}
      <Menu position="bottom-end" width={380}>
        <Menu.Target>
          <button type="button" className={styles.button} aria-label={`Pendientes: ${formatCount(total)}`}>
            <IconClipboardList size={20} />
            {total > 0 && (
              <span className={styles.badge} aria-hidden>
                {formatCount(total)}
              </span>
            )}
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>Pendientes</Menu.Label>
          {mine.map((p, n) => (
            <Menu.Item
              key={p.ruta}
              component={Link}
              to={`/sistema/${p.ruta}`}
              rightSection={<span className={styles.count}>{formatCount(counts[n]?.data)}</span>}
            >
              {p.label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
