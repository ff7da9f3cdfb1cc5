import type { ImportKind } from '@power/domain/kernel/import-kind';
import { Button, FileInput, Group } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { saveFile } from '../api/save-file.ts';
import { sampleOf } from './import-file.ts';

interface Props {
  readonly kind: Pick<ImportKind, 'words' | 'fields'>;
  readonly file: File | null;
  readonly onFile: (file: File | null) => void;
  /** What the button says that takes the file on. */
  readonly go: string;
  readonly onGo: () => void;
  readonly busy: boolean;
  readonly disabled: boolean;
  /** Another way to bring rows. */
  readonly children?: ReactNode;
}

/** A spreadsheet to choose, and a sample that shows how it is written. */
export const SheetFile = ({ kind, file, onFile, go, onGo, busy, disabled, children }: Props) => (
  <>
    <FileInput
      label="Planilla"
      placeholder="Elige un .xlsx o .csv"
      accept=".xlsx,.csv,.txt"
      clearable
      clearButtonProps={{ 'aria-label': 'Quitar el archivo' }}
      value={file}
      onChange={onFile}
      data-autofocus
    />
    {children}
    <Group justify="space-between" gap="sm">
      <Button
        variant="default"
        leftSection={<IconDownload size={16} />}
        onClick={() => saveFile(sampleOf(kind), `${kind.words.titulo} - ejemplo.xlsx`)}
      >
        Archivo de ejemplo
      </Button>
      <Button loading={busy} disabled={disabled} onClick={onGo}>
        {go}
      </Button>
    </Group>
  </>
);
