import type { ImportKind } from '@power/domain/kernel/import-kind';
import { Text } from '@mantine/core';
import { ImportColumns } from '../masters/import-columns.tsx';
import { formatCount } from '../ui/format/numbers.ts';
import type { useUploaded } from './use-uploaded.ts';

interface Props {
  readonly kind: ImportKind;
  readonly uploaded: Pick<ReturnType<typeof useUploaded>, 'sheet' | 'fields' | 'setFields' | 'onSheet'>;
}

/** Which column of an uploaded spreadsheet is which field. */
export const UploadColumns = ({ kind, uploaded: { sheet, fields, setFields, onSheet } }: Props) =>
  sheet && (
    <>
      <Text size="sm">{`La planilla tiene ${formatCount(sheet.total)} filas; estas son las primeras.`}</Text>
      <ImportColumns master={kind} sheet={sheet} fields={fields} onFields={setFields} onSheet={onSheet} />
    </>
  );
