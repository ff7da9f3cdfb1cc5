import type { ImportOutcome } from '@power/domain/kernel/master-import';
import type { SheetRead } from '@power/domain/kernel/master-files';
import type { AnyMaster } from '@power/domain/kernel/master-row';
import { Button, List, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { saveFile } from '../api/save-file.ts';
import { formatCount } from '../ui/format/numbers.ts';
import { wrongRowsOf } from './import-file.ts';

interface Props {
  readonly master: Pick<AnyMaster, 'words'>;
  readonly sheet: SheetRead;
  readonly outcome: ImportOutcome & { readonly done: boolean; readonly avisos?: ImportOutcome['rechazados'] };
}
const SHOWN = 12;

function Rows({ of, more }: { readonly of: ImportOutcome['rechazados']; readonly more: string }) {
  return (
    <>
      <List size="sm" spacing={4}>
        {of.slice(0, SHOWN).map(({ fila, errores }) => (
          <List.Item key={fila}>{`Fila ${fila}: ${errores.join('. ')}`}</List.Item>
        ))}
      </List>
      {of.length > SHOWN && <Text size="sm" c="dimmed">{`y ${formatCount(of.length - SHOWN)} más${more}`}</Text>}
    </>
  );
}

/** Rows with errors, by number and reason, and as a file to mend. */
export const WrongRows = ({
  master,
  sheet,
  rechazados,
}: Pick<Props, 'master' | 'sheet'> & { readonly rechazados: ImportOutcome['rechazados'] }) =>
  rechazados.length > 0 && (
    <>
      <Rows of={rechazados} more=" en el archivo" />
      <Button
        variant="default"
        leftSection={<IconDownload size={16} />}
        style={{ alignSelf: 'flex-start' }}
        onClick={() => saveFile(wrongRowsOf(sheet, rechazados), `${master.words.titulo} - filas con errores.xlsx`)}
      >
        Descargar filas con errores
      </Button>
    </>
  );

/** What became, or would become, of the rows; those with errors by number and reason, and as a file to mend. */
export function ImportOutcomeView({ master, sheet, outcome }: Props) {
  const { nuevos, modificados, sin_cambio, rechazados, done, avisos = [] } = outcome;
  return (
    <>
      <div role="status">
        <Text fw={600}>{done ? 'Importación terminada' : 'Ensayo: todavía no se guarda nada'}</Text>
        <Text size="sm">
          {`Nuevos: ${formatCount(nuevos)} · Modificados: ${formatCount(modificados)} · Sin cambio: ${formatCount(sin_cambio)} · Con errores: ${formatCount(rechazados.length)}`}
        </Text>
      </div>
      {avisos.length > 0 && (
        <>
          <Text size="sm" fw={600}>
            Revisa antes de importar
          </Text>
          <Rows of={avisos} more="" />
        </>
      )}
      <WrongRows master={master} sheet={sheet} rechazados={rechazados} />
    </>
  );
}
