import { Alert } from '@mantine/core';
import { IconTool } from '@tabler/icons-react';
import { UPDATE_REFUSAL } from '@power/domain/settings/maintenance.shared';
import { useEffect, useRef } from 'react';
import { useQueryCall } from '../api/hooks.ts';
import { frontAccess } from '../calls/settings.ts';
import { useLiveEvent, useSocket } from '../live/hooks.ts';
import { tellCompleted } from './update-completed.ts';

const LOOK_MS = 15_000;

function Waiting() {
  // The event is the fast way; a look now and then also finds the end when the socket could not come up.
  useSocket();
  useLiveEvent('actualizacionCompletada', () => void tellCompleted());
  return (
    <Alert color="yellow" variant="light" icon={<IconTool />} title={UPDATE_REFUSAL.titulo} mb="md" role="status">
      {UPDATE_REFUSAL.mensaje}
    </Alert>
  );
}

/** On the login page: whether an update is under way, and the way in once it is complete. */
export function UpdateWatch() {
  const { data } = useQueryCall(frontAccess, {}, { staleTime: 0, refetchInterval: LOOK_MS });
  const was = useRef(true);
  const open = data?.acceso ?? true;
  useEffect(() => {
    if (open && !was.current) void tellCompleted();
    was.current = open;
  }, [open]);
  return open ? null : <Waiting />;
}
