import { Button } from '@mantine/core';
import type { MaintenanceRow } from '@power/domain/settings/views/maintenance-row';
import { IconTool } from '@tabler/icons-react';
import { ElapsedTime } from '../ui/format/elapsed-time.tsx';
import { formatDay, formatDayTime, today } from '../ui/format/times.ts';
import { askAndFinishUpdate, extendUpdate } from './maintenance-commands.ts';
import styles from './maintenance.module.css';

/** `las 22:00`, or with its day when that is another. */
const hourOf = (instant: string): string => {
  const hour = formatDayTime(instant).slice(11);
  return formatDay(instant) === formatDay(today()) ? `las ${hour}` : `el ${formatDay(instant)} a las ${hour}`;
};

type Open = Pick<MaintenanceRow, '_id' | 'inicio' | 'termina' | 'avisado'>;

/** For Administradores, the only ones inside: that an update is under way, since when, and when it ends by itself. */
export function OpenUpdate({ update: { _id, inicio, termina, avisado } }: { update: Open }) {
  return (
    <div role="status" className={styles.banner} data-ending={avisado}>
      <IconTool size={18} aria-hidden />
      <span>
        <strong>Actualización en curso</strong> desde {hourOf(inicio)} (<ElapsedTime since={inicio} variant="words" />
        ): solo los Administradores pueden usar el sistema.{' '}
        {avisado
          ? `Está por terminar: todos podrán ingresar desde ${hourOf(termina)}. Extiéndela si falta más.`
          : `Termina por sí sola ${hourOf(termina).replace(/^las/, 'a las')}.`}
      </span>
      <Button size="compact-sm" variant="default" onClick={() => void extendUpdate(_id, 30)}>
        Extender 30 minutos
      </Button>
      <Button size="compact-sm" onClick={() => void askAndFinishUpdate(_id)}>
        Terminar
      </Button>
    </div>
  );
}
