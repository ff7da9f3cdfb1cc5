import { type OfferedTrainingRow, offeredTrainingRow } from '@power/domain/trainings/views/offered-training-row';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { offeredTrainings } from '../calls/trainings.ts';
import { ListPage } from '../ui/list/list-page.tsx';
import { rowColumns } from '../ui/list/row-columns.tsx';
import { EnrolOwnDialog } from './enrol-own-dialog.tsx';
import { OFFERED } from './own-commands.ts';
import { OwnEnrolments } from './own-enrolments.tsx';

const columns = rowColumns(offeredTrainingRow, [
  ['nombre', { minWidth: 220, flex: 2 }],
  ['fecha', { width: 112 }],
  ['hora', { width: 80 }],
  ['lugar', { headerName: 'Lugar', minWidth: 140, flex: 1 }],
  ['cupos_libres', { headerName: 'Libres', width: 90 }],
  ['en_espera', { width: 100 }],
  ['relator', { initialHide: true }],
  ['number', { initialHide: true }],
]);

/** `stock-cliente/capacitaciones`: trainings to come, and who of the own company is in them or was. */
export function Component() {
  const [chosen, setChosen] = useState<OfferedTrainingRow>();
  return (
    <ListPage<typeof offeredTrainings, OfferedTrainingRow>
      name={OFFERED}
      title="Capacitaciones"
      context="Lo que viene y quiénes de tu empresa van. Sin cupos, la persona queda en lista de espera y toma el primero que se libere."
      unit={['capacitación', 'capacitaciones']}
      query={offeredTrainings}
      columns={columns}
      rowId={(row) => row._id}
      card={{ first: ['nombre', 'cupos_libres'], second: ['fecha', 'hora', 'lugar'] }}
      asOf
      above={<OwnEnrolments />}
      onOpen={setChosen}
      actions={(row) => [
        {
          label: row.cupos_libres > 0 ? 'Inscribir a alguien' : 'Dejar en lista de espera',
          icon: <IconUserPlus size={16} stroke={1.6} />,
          run: () => setChosen(row),
        },
      ]}
      empty={{ title: 'No hay capacitaciones programadas', hint: 'Las próximas aparecen aquí en cuanto se anuncian.' }}
    >
      {chosen && <EnrolOwnDialog training={chosen} onClose={() => setChosen(undefined)} />}
    </ListPage>
  );
}
