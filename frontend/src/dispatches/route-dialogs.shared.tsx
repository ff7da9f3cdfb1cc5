import { useEffect } from 'react';
import { useStore } from '../api/store.ts';
import { preloadPrompts } from '../ui/dialogs/lazy-prompt-host.tsx';
import { part } from '../ui/part.tsx';
import { stopTask } from './stop-tasks.ts';

const DeliverDialog = part(() => import('./deliver-dialog.tsx'), 'DeliverDialog');
const RescheduleDialog = part(() => import('./reschedule-dialog.tsx'), 'RescheduleDialog');
const CollectDialog = part(() => import('./collect-dialog.tsx'), 'CollectDialog');
const DIALOGS = { entregar: DeliverDialog, reprogramar: RescheduleDialog, cobrar: CollectDialog } as const;

/** Fetched while there is network, for where there is none. */
export function useDialogsAhead(onTheRoad: boolean): void {
  useEffect(() => {
    if (!onTheRoad) return;
    preloadPrompts();
    for (const dialog of Object.values(DIALOGS)) void dialog.preload();
  }, [onTheRoad]);
}

/** What is being settled of a stop, over whatever screen. */
export function StopDialogs() {
  const task = useStore(stopTask);
  if (!task) return null;
  const Dialog = DIALOGS[task.kind];
  return (
    <Dialog
      key={`${task.kind}-${task.stop.despacho}-${task.stop.linea}`}
      stop={task.stop}
      onClose={() => stopTask.set(undefined)}
    />
  );
}
