import { noteImport } from '@power/domain/inventory/notes/note-import.shared';
import type { noteLines as declared } from '@power/domain/inventory/notes/views/note-lines';
import { Button, Text } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import type { ReplyOf } from '../../api/types.ts';
import { noteLines } from '../../calls/inventory.ts';
import { countInWords, formatCount } from '../../ui/format/numbers.ts';
import { part } from '../../ui/part.tsx';
import type { NoteLine } from './note-lines.tsx';

type Read = ReplyOf<typeof declared>;
const DocumentImport = part(() => import('../../imports/document-import.shared.tsx'), 'DocumentImport');
const words = (n: number): string => countInWords(n, ['línea', 'líneas']);

interface Props {
  /** Costs are typed by whoever sees margins. */
  readonly margenes: boolean;
  readonly onAdd: (lines: readonly NoteLine[]) => void;
}

/** *Importar planilla*: all rows of a spreadsheet become lines of the note that is being written, or none does. */
export function ImportLines({ margenes, onAdd }: Props) {
  const [open, setOpen] = useState(false);
  const take = ({ lineas }: Read): void =>
    onAdd(
      lineas.map(({ producto, part_number, nombre, serializable, cantidad, costo, series }) => ({
        key: crypto.randomUUID(),
        producto: { _id: producto, part_number, nombre },
        cantidad,
        costo: margenes ? (costo ?? undefined) : undefined,
        serializable,
        series: series.join(', '),
      })),
    );
  return (
    <>
      <Button variant="default" leftSection={<IconFileImport size={16} />} onClick={() => setOpen(true)}>
        Importar planilla
      </Button>
      {open && (
        <DocumentImport
          kind={noteImport}
          go={(read) => `Agregar ${words((read as Read | undefined)?.lineas.length ?? 0)}`}
          rehearse={(request) => call(noteLines, request)}
          shown={(read) => (
            <div role="status">
              <Text fw={600}>
                {`${words((read as Read).lineas.length)}, ${formatCount(
                  (read as Read).lineas.reduce((sum, { cantidad }) => sum + cantidad, 0),
                )} unidades`}
              </Text>
              <Text size="sm">
                {read.rechazados.length > 0
                  ? 'Hay filas con errores: corrige la planilla y súbela otra vez. No se agrega nada hasta que estén todas bien.'
                  : 'Se agregan a la nota; se guarda recién con su botón.'}
              </Text>
            </div>
          )}
          onTake={(read) => take(read as Read)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
