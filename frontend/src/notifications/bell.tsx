import { Popover, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBell } from '@tabler/icons-react';

import { part } from '../ui/part.tsx';
import { useStore } from '../api/store.ts';
import header from '../shell/header.shared.module.css';
import { formatCount } from '../ui/format/numbers.ts';
import { requests } from './notice-state.ts';
import { useNotices } from './use-notices.ts';
import { useWebPush } from './use-web-push.ts';

const NoticeList = part(() => import('./notice-list.tsx'), 'NoticeList', { place: 'here' });
const TakeRequestDialog = part(() => import('./take-request-dialog.tsx'), 'TakeRequestDialog');

/** Bell of the header: how many are unread, the list, the request that asks to be taken. */
export function Bell() {
  const { unread } = useNotices();
  const [request, ...others] = useStore(requests);
  const [opened, list] = useDisclosure(false);
  useWebPush();
  return (
    <>
      <Popover
        opened={opened}
        onChange={(open) => (open ? list.open() : list.close())}
        position="bottom-end"
        width="min(420px, calc(100vw - 16px))"
        shadow="md"
        trapFocus
        returnFocus
        withinPortal
      >
        <Popover.Target>
          <Tooltip label="Notificaciones" disabled={opened}>
            <button
              type="button"
              className={header.button}
              aria-label={`Notificaciones: ${formatCount(unread)} sin leer`}
              aria-expanded={opened}
              onClick={list.toggle}
            >
              <IconBell size={20} />
              {unread > 0 && (
                <span className={header.badge} aria-hidden>
                  {formatCount(unread)}
                </span>
              )}
            </button>
          </Tooltip>
        </Popover.Target>
        <Popover.Dropdown p={0} aria-label="Notificaciones">
          {opened && <NoticeList onClose={list.close} />}
        </Popover.Dropdown>
      </Popover>
      {request && <TakeRequestDialog key={request._id} request={request} more={others.length} />}
    </>
  );
}
