import type { importProgress as declared } from '@power/domain/imports/views/queries';
import { Alert, Button, Progress, Stack, Text } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { useQueryCall } from '../api/hooks.ts';
import type { ReplyOf } from '../api/types.ts';
import { importProgress } from '../calls/imports.ts';
import { formatCount } from '../ui/format/numbers.ts';

export type Ended = ReplyOf<typeof declared>;
const EVERY_MS = 1000;

interface Props {
  readonly id: string;
  readonly onEnd: (ended: Ended) => void;
  /** It does not go on without its file, and another is to be chosen. */
  readonly onAgain: () => void;
}

/** How far an import is; it goes on when the window is closed, or says why it does not. */
export function ImportProgress({ id, onEnd, onAgain }: Props) {
  const { data } = useQueryCall(importProgress, { id }, { staleTime: 0, refetchInterval: EVERY_MS });
  const ended = useEffectEvent(onEnd);
  const now = data?.ok ? data : undefined;
  useEffect(() => {
    if (now?.terminado) ended(now);
  }, [now]);
  const { hechas = 0, total = 0 } = now ?? {};
  if (typeof now?.detenida === 'string')
    return (
      <Alert color="yellow" role="alert" title={`Detenida: van ${formatCount(hechas)} de ${formatCount(total)} filas`}>
        <Stack gap="sm" align="flex-start">
          {now.detenida}
          <Button variant="default" onClick={onAgain}>
            Subir la planilla otra vez
          </Button>
        </Stack>
      </Alert>
    );
  return (
    <>
      <Text size="sm" aria-live="polite">
        {`Importando: ${formatCount(hechas)} de ${formatCount(total)} filas. Puedes cerrar esta ventana: la importación sigue.`}
      </Text>
      <Progress value={total > 0 ? (100 * hechas) / total : 0} aria-label="Avance de la importación" animated />
    </>
  );
}
