import { Popover, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBell } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useStore } from '../api/store.ts';
import header from '../shell/header.module.css';
import { formatCount } from '../ui/format/numbers.ts';
import { requests } from './notice-state.ts';
import { useNotices } from './use-notices.ts';
import { useWebPush } from './use-web-push.ts';

const NoticeList = lazy(async () => ({ default: (await import('./notice-list.tsx')).NoticeList }));
const TakeRequestDialog = lazy(async () => ({
  default: (await import('./take-request-dialog.tsx')).TakeRequestDialog,
}));

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
          {opened && (
            <Suspense fallback={null}>
              <NoticeList onClose={list.close} />
            </Suspense>
          )}
        </Popover.Dropdown>
      </Popover>
      {request && (
        <Suspense fallback={null}>
          <TakeRequestDialog key={request._id} request={request} more={others.length} />
        </Suspense>
      )}
    </>
  );
}
