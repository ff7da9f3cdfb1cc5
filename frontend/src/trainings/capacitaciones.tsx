import { trainingGridRow } from '@power/domain/trainings/views/training-row';
import { Button } from '@mantine/core';
import { IconEye, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useMay } from '../access/use-may.ts';
import { scheduleTraining, trainingExport, trainingGrid } from '../calls/trainings.ts';
import { useDocumentActions } from '../documents/use-document-actions.ts';
import { ListPage } from '../ui/list/list-page.tsx';
import { rowColumns } from '../ui/list/row-columns.tsx';
import { part } from '../ui/part.tsx';
import { TRAININGS } from './training-commands.ts';
import { TrainingDialogs } from './training-dialogs.tsx';
import { trainingScreen, useTrainingDialog } from './training-screen.tsx';

const NewTraining = part(() => import('./new-training.tsx'), 'NewTrainingDialog');
const columns = rowColumns(trainingGridRow, [
  ['number', { headerName: 'N°', width: 80 }],
  ['nombre', { minWidth: 180, flex: 2 }],
  'estado',
  ['fecha', { width: 112 }],
  ['hora', { width: 80 }],
  ['lugar', { minWidth: 120, flex: 1 }],
  ['cantidad_inscritos', { width: 100 }],
  ['cupos', { width: 90 }],
  ['cupos_libres', { headerName: 'Libres', width: 90 }],
  ['en_espera', { width: 100 }],
  ['asistentes', { width: 100 }],
  ['relator', { initialHide: true }],
  ['link', { initialHide: true }],
  ['creado_por', { initialHide: true }],
  ['createdAt', { initialHide: true }],
  ['updatedAt', { initialHide: true }],
]);
const card = { first: ['number', 'nombre', 'cupos_libres'], second: ['estado', 'fecha', 'hora', 'lugar'] } as const;

/** *Capacitaciones*: each opens over the list, at an address of its own. */
export function Component() {
  const may = useMay();
  const { show } = useTrainingDialog();
  const [making, setMaking] = useState(false);
  const offered = useDocumentActions(trainingScreen);
  return (
    <ListPage
      name={TRAININGS}
      title="Capacitaciones"
      context="Lo que se enseña a los clientes: cuándo, dónde, quién se inscribió y quién asistió."
      unit={['capacitación', 'capacitaciones']}
      query={trainingGrid}
      columns={columns}
      rowId={(t) => t._id}
      card={card}
      asOf
      onOpen={(t) => show(t.number)}
      actions={(t) => [
        { label: 'Ver capacitación', icon: <IconEye size={16} stroke={1.6} />, run: () => show(t.number) },
      ]}
      moreActions={(t) => offered(t._id, '', (view) => show(t.number, view as 'inscribir'))}
      {...(may(trainingExport) ? { exportCall: trainingExport } : {})}
      action={
        may(scheduleTraining) && (
          <Button leftSection={<IconPlus size={16} />} onClick={() => setMaking(true)}>
            Nueva capacitación
          </Button>
        )
      }
      empty={{ title: 'Todavía no hay capacitaciones', hint: 'Programa la primera con «Nueva capacitación».' }}
    >
      <TrainingDialogs />
      {making && <NewTraining onClose={() => setMaking(false)} />}
    </ListPage>
  );
}
