import type { importProgress as declared } from '@power/domain/imports/views/queries';
import { Progress, Text } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { useQueryCall } from '../api/hooks.ts';
import type { ReplyOf } from '../api/types.ts';
import { importProgress } from '../calls/imports.ts';
import { formatCount } from '../ui/format/numbers.ts';

export type Ended = ReplyOf<typeof declared>;
const EVERY_MS = 1000;

/** How far an import is; it goes on when the window is closed. */
export function ImportProgress({ id, onEnd }: { id: string; onEnd: (ended: Ended) => void }) {
  const { data } = useQueryCall(importProgress, { id }, { staleTime: 0, refetchInterval: EVERY_MS });
  const ended = useEffectEvent(onEnd);
  const now = data?.ok ? data : undefined;
  useEffect(() => {
    if (now?.terminado) ended(now);
  }, [now]);
  const { hechas = 0, total = 0 } = now ?? {};
  return (
    <>
      <Text size="sm" aria-live="polite">
        {`Importando: ${formatCount(hechas)} de ${formatCount(total)} filas. Puedes cerrar esta ventana: la importación sigue.`}
      </Text>
      <Progress value={total > 0 ? (100 * hechas) / total : 0} aria-label="Avance de la importación" animated />
    </>
  );
}
