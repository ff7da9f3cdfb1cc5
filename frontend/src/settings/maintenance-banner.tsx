import { CloseButton } from '@mantine/core';
import { IconTool } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useQueryCall } from '../api/hooks.ts';
import { useStore } from '../api/store.ts';
import { currentUser } from '../access/current-user.ts';
import { useLiveEvent } from '../live/hooks.ts';
import { maintenanceNow } from '../calls/settings.ts';
import { useLiveRefresh } from '../live/refresh.ts';
import { OpenUpdate } from './open-update.tsx';
import styles from './maintenance.module.css';
import { isQuiet, keepQuiet, noticeText, type PlannedUpdate, QUIET_MS, readUpdate } from './maintenance-notice.ts';

/**
 * Warning of a scheduled update: comes and goes with the server's events; once closed it stays away for 30 minutes. One
 * under way is told to Administradores for as long as it lasts.
 */
export function MaintenanceBanner() {
  const [told, setTold] = useState<PlannedUpdate | null>();
  const [closed, setClosed] = useState(0);
  const { data } = useQueryCall(maintenanceNow, {}, { staleTime: Infinity });
  useLiveRefresh(maintenanceNow, maintenanceNow.topic);
  const inside = useStore(currentUser)?.perfiles.perfil === 'Administrador';
  useLiveEvent('iniciarHeaderActualizacion', (datos) => {
    const update = readUpdate(datos);
    if (update) setTold(update);
  });
  useLiveEvent('pararHeaderActualizacion', () => setTold(null));
  useEffect(() => {
    if (closed === 0) return;
    const timer = setTimeout(() => setClosed(0), QUIET_MS);
    return () => clearTimeout(timer);
  }, [closed]);
  const open = data?.ventana?.estado === 'en curso' ? data.ventana : undefined;
  if (open && inside) return <OpenUpdate update={open} />;
  const planned = data?.ventana?.estado === 'programada' ? data.ventana : undefined;
  const update = told === undefined ? planned : told;
  if (!update || closed > 0 || isQuiet(update)) return <div role="status" />;
  return (
    <div role="status" className={styles.banner}>
      <IconTool size={18} aria-hidden />
      <span>{noticeText(update)}</span>
      <CloseButton
        size="sm"
        aria-label="Ocultar el aviso por 30 minutos"
        onClick={() => {
          keepQuiet(update);
          setClosed((n) => n + 1);
        }}
      />
    </div>
  );
}
