import { type MaintenanceRow, maintenanceRow } from '@power/domain/settings/views/maintenance-row';
import { Button } from '@mantine/core';
import { IconBan, IconCalendarPlus, IconCheck, IconClockPlus, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { useMay } from '../access/use-may.ts';
import { maintenanceGrid, scheduleMaintenance } from '../calls/settings.ts';
import { ListPage } from '../ui/list/list-page.tsx';
import { rowColumns } from '../ui/list/row-columns.tsx';
import type { RowAction } from '../ui/list/types.ts';
import { askAndCancelUpdate, askAndFinishUpdate, askAndStartUpdate, extendUpdate } from './maintenance-commands.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';

const columns = rowColumns(maintenanceRow, [
  'estado',
  ['fecha', { width: 108 }],
  ['hora', { width: 76 }],
  ['tiempo', { width: 112 }],
  ['comentario', { minWidth: 180, flex: 2 }],
  ['termina', { width: 124 }],
  ['fin', { width: 124 }],
  'usuario',
  ['motivo', { initialHide: true }],
]);
const icon = { size: 16, stroke: 1.6 };

const actionsOf = (row: MaintenanceRow): RowAction[] => {
  if (row.estado === 'en curso')
    return [
      { label: 'Terminar', icon: <IconCheck {...icon} />, run: () => void askAndFinishUpdate(row._id) },
      { label: 'Extender 30 minutos', icon: <IconClockPlus {...icon} />, run: () => void extendUpdate(row._id, 30) },
      { label: 'Extender 2 horas', icon: <IconClockPlus {...icon} />, run: () => void extendUpdate(row._id, 120) },
    ];
  if (row.estado !== 'programada') return [];
  return [
    { label: 'Iniciar ahora', icon: <IconPlayerPlay {...icon} />, run: () => void askAndStartUpdate(row._id) },
    { label: 'Cancelar', icon: <IconBan {...icon} />, danger: true, run: () => void askAndCancelUpdate(row._id) },
  ];
};

/** *Mantención*: updates of the system, announced to everybody beforehand. */
export function Component() {
  const [open, setOpen] = useState(false);
  // Whoever schedules an update starts, extends and ends it; of the past nobody does.
  const directs = useMay()(scheduleMaintenance);
  return (
    <ListPage
      name="mantencion"
      title="Mantención"
      context="Mientras una actualización está en curso solo trabajan los Administradores. Al cumplirse su tiempo avisa y termina por sí sola."
      unit={['actualización', 'actualizaciones']}
      query={maintenanceGrid}
      columns={columns}
      rowId={(row) => row._id}
      {...(directs && { actions: actionsOf })}
      action={
        directs && (
          <Button leftSection={<IconCalendarPlus size={16} />} onClick={() => setOpen(true)}>
            Programar actualización
          </Button>
        )
      }
      empty={{
        title: 'Todavía no hay actualizaciones',
        hint: 'Programa una: todos verán un aviso con la fecha y la hora.',
      }}
    >
      {open && <ScheduleDialog onClose={() => setOpen(false)} />}
    </ListPage>
  );
}
