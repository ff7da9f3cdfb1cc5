import { Alert, Button } from '@mantine/core';
import { formatInstant } from '@power/domain/kernel/dates';
import { spokenList } from '@power/domain/kernel/spoken-list';
import type { useTypedQuotation } from './use-typed-quotation.ts';

interface Props {
  readonly draft: ReturnType<typeof useTypedQuotation>;
  /** Who else has the quotation open. */
  readonly others?: readonly string[];
}

/** Who else is at this quotation, what the same person left on another device, and that what is typed is here alone. */
export function EditorCompany({ draft: { elsewhere, onlyHere, take }, others = [] }: Props) {
  return (
    <>
      {others.length > 0 && (
        <Alert color="blue" variant="light" role="status">
          {`También ${others.length === 1 ? 'tiene' : 'tienen'} esta cotización en el editor: ${spokenList(others)}. Si ambos guardan, el segundo ve qué cambió.`}
        </Alert>
      )}
      {onlyHere !== undefined && (
        <Alert color="yellow" variant="light" role="status" title="Tu borrador está solo en este navegador">
          {onlyHere}
        </Alert>
      )}
      {elsewhere && (
        <Alert color="yellow" variant="light" role="status" title="Seguiste en otro dispositivo">
          {`Hay otro borrador tuyo de esta cotización, de las ${formatInstant(elsewhere.at).slice(11, 16)}. `}
          <Button size="compact-xs" variant="default" onClick={() => take(elsewhere)}>
            Traerlo aquí
          </Button>
        </Alert>
      )}
    </>
  );
}
