import type { RouteSheet, StopSheet } from '@power/domain/dispatches/views/sheet';
import { ActionIcon, Button, Group } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { useMay } from '../access/use-may.ts';
import { collectPayment, deliverStop, orderStops } from '../calls/dispatches.ts';
import { arrange, askAndReject, remove, stopTask, type TaskStop } from './stop-tasks.ts';

interface Props {
  readonly sheet: RouteSheet;
  readonly stop: StopSheet;
  readonly task: TaskStop;
}
const icon = { size: 16, stroke: 1.6 };

/** Before it leaves a stop is moved or taken out. */
function Arrange({ sheet, stop, task }: Props) {
  const order = sheet.paradas.map((p) => p.linea);
  const place = order.indexOf(stop.linea);
  const move = (by: number) => {
    const next = order.toSpliced(place, 1).toSpliced(place + by, 0, stop.linea);
    void arrange(sheet.number, next);
  };
  return (
    <Group gap="xs">
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={`Subir el Pedido N° ${task.pedido}`}
        disabled={place === 0}
        onClick={() => move(-1)}
      >
        <IconArrowUp {...icon} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={`Bajar el Pedido N° ${task.pedido}`}
        disabled={place === order.length - 1}
        onClick={() => move(1)}
      >
        <IconArrowDown {...icon} />
      </ActionIcon>
      {sheet.estado !== 'En Ruta' && (
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={`Quitar el Pedido N° ${task.pedido}`}
          onClick={() => void remove(task)}
        >
          <IconTrash {...icon} />
        </ActionIcon>
      )}
    </Group>
  );
}

/** What may be done at a stop now: on the road it is settled, its money registered, before that it is arranged. */
export function StopActions({ sheet, stop, task }: Props) {
  const may = useMay();
  const pending = stop.estado === 'Pendiente';
  const moving = sheet.estado === 'Planificado' || sheet.estado === 'Cargando' || sheet.estado === 'En Ruta';
  const settles = pending && sheet.estado === 'En Ruta' && may(deliverStop);
  const collects = task.falta > 0 && (sheet.estado === 'En Ruta' || sheet.estado === 'Cerrado') && may(collectPayment);
  return (
    <Group gap="xs">
      {settles && (
        <>
          <Button size="md" onClick={() => stopTask.set({ kind: 'entregar', stop: task })}>
            Entregar
          </Button>
          <Button size="md" variant="default" onClick={() => void askAndReject(task)}>
            Rechazar
          </Button>
          <Button size="md" variant="default" onClick={() => stopTask.set({ kind: 'reprogramar', stop: task })}>
            Reprogramar
          </Button>
        </>
      )}
      {collects && (
        <Button size="md" variant="light" onClick={() => stopTask.set({ kind: 'cobrar', stop: task })}>
          Registrar cobro
        </Button>
      )}
      {pending && moving && may(orderStops) && <Arrange sheet={sheet} stop={stop} task={task} />}
    </Group>
  );
}
