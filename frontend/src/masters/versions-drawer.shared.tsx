import { HISTORY_PAGE, type HistoryEntry } from '@power/domain/kernel/history';
import { Alert, Button, Text } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { useState } from 'react';
import { messageOf } from '../api/call-error.ts';
import { queryKey, useQueryCall } from '../api/hooks.ts';
import { queryClient } from '../api/query-client.ts';
import { historySteps } from '../audit/history-steps.shared.tsx';
import { confirm } from '../ui/dialogs/prompts.ts';
import { HistoryDrawer } from '../ui/dialogs/history-drawer.tsx';
import { pageOfStep } from '../ui/dialogs/history-pages.tsx';
import type { MasterWire } from './types.ts';

interface Props {
  readonly nombre: string;
  readonly id: string;
  /** Who changed what, and when. */
  readonly versions: NonNullable<MasterWire['versions']>;
  /** `accion` of it, where it has one. */
  readonly asked?: object;
  /** What becomes of what is there now: said before it is done. */
  readonly warning: string;
  /** Absent: whoever looks may not. */
  readonly restore?: ((version: number, last: number) => Promise<unknown>) | undefined;
  readonly onClose: () => void;
}
interface Reply {
  readonly ok: boolean;
  readonly mensaje?: string;
  readonly eventos: readonly HistoryEntry[];
  readonly pagina: number;
  readonly total: number;
}

/** *Historial* of what visitors see: each version says who changed what, and is a way back to it. */
export function VersionsDrawer({ nombre, id, versions, asked, warning, restore, onClose }: Props) {
  const [step, setStep] = useState<number>();
  const page = useQueryCall(
    versions,
    { ...asked, id, ...(step !== undefined && !asked && { pagina: pageOfStep(step) }) },
    { keepPrevious: true, staleTime: 0 },
  );
  const reply = page.data as Reply | undefined;
  const found = reply?.eventos ? reply : undefined;
  const last = Math.max(0, (found?.total ?? 1) - 1);
  const chosen = Math.min(step ?? last, last);
  const failed = page.error ? messageOf(page.error) : reply?.ok === false ? reply.mensaje : undefined;
  const steps = found && historySteps(found.eventos);
  // Versions may have others between them, which say nothing here.
  const chosenVersion = found?.eventos[chosen - found.pagina * HISTORY_PAGE]?.version;
  const lastVersion = found?.eventos.at(-1)?.version;

  const goBack = async () => {
    if (!restore || chosenVersion === undefined) return;
    const titulo = `Volver «${nombre}» a la versión ${chosenVersion + 1}`;
    if (!(await confirm({ titulo, texto: warning, boton: 'Volver a esta versión' }))) return;
    await restore(chosenVersion, lastVersion ?? chosenVersion);
    setStep(undefined);
    void queryClient.invalidateQueries({ queryKey: queryKey(versions) });
  };
  return (
    <HistoryDrawer
      title={`Historial · ${nombre}`}
      steps={failed === undefined ? steps : []}
      pagina={found?.pagina ?? 0}
      total={found?.total ?? 0}
      onClose={onClose}
      step={chosen}
      onStep={setStep}
    >
      {failed !== undefined && (
        <Alert color="red" variant="light">
          {failed}
        </Alert>
      )}
      {found && restore && chosen < last && chosenVersion !== undefined && (
        <Button variant="light" fullWidth leftSection={<IconRestore size={16} />} onClick={() => void goBack()}>
          {`Volver a la versión ${chosenVersion + 1}`}
        </Button>
      )}
      {found && restore && chosen >= last && (
        <Text size="sm" c="dimmed" my="xs">
          {last === 0 ? 'Todavía no hay una versión anterior.' : 'Elige un paso anterior para volver a él.'}
        </Text>
      )}
    </HistoryDrawer>
  );
}
