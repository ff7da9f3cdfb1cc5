import type { SheetRead } from '@power/domain/kernel/master-files';
import type { AnyMaster } from '@power/domain/kernel/master-row';
import { Table, Text } from '@mantine/core';
import { Select } from '../ui/forms/select.tsx';

interface Props {
  readonly master: Pick<AnyMaster, 'fields'>;
  readonly sheet: SheetRead;
  readonly fields: readonly (string | null)[];
  readonly onFields: (fields: readonly (string | null)[]) => void;
  /** Another sheet of the workbook was chosen. */
  readonly onSheet: (hoja: string) => void;
}

/** Which field each column is, over the first rows of the file. */
export function ImportColumns({ master, sheet, fields, onFields, onSheet }: Props) {
  const data = Object.entries(master.fields).map(([value, { label }]) => ({ value, label }));
  const missing = Object.entries(master.fields).flatMap(([name, { asked, label }]) =>
    asked.required !== false && asked.initial === undefined && !fields.includes(name) ? [label] : [],
  );
  return (
    <>
      {sheet.hojas !== undefined && sheet.hojas.length > 1 && (
        <Select
          label="Hoja"
          description="La planilla tiene varias: elige la que se importa"
          allowDeselect={false}
          data={[...new Set(sheet.hojas)]}
          value={sheet.hoja ?? null}
          onChange={(hoja) => hoja !== null && onSheet(hoja)}
        />
      )}
      {sheet.aviso !== undefined && (
        <Text size="sm" role="status" fw={600}>
          {sheet.aviso}
        </Text>
      )}
      <Text size="sm" aria-live="polite" c={missing.length > 0 ? 'red' : undefined}>
        {missing.length > 0
          ? `Falta decir qué columna es: ${missing.join(', ')}.`
          : 'Revisa qué campo es cada columna. Ensayar no guarda nada.'}
      </Text>
      <Table.ScrollContainer
        minWidth={sheet.columnas.length * 170}
        tabIndex={0}
        aria-label="Primeras filas del archivo"
      >
        <Table withColumnBorders>
          <Table.Thead>
            <Table.Tr>
              {sheet.columnas.map(({ titulo }, column) => (
                <Table.Th key={column}>
                  <Select
                    label={titulo || `Columna ${column + 1}`}
                    placeholder="No importar"
                    clearable
                    data={data.filter(({ value }) => value === fields[column] || !fields.includes(value))}
                    value={fields[column] ?? null}
                    onChange={(field) => onFields(fields.map((old, i) => (i === column ? field : old)))}
                  />
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {sheet.filas.slice(0, 5).map(({ fila, celdas }) => (
              <Table.Tr key={fila}>
                {celdas.map((value, i) => (
                  <Table.Td key={i}>{value === null ? '' : String(value)}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </>
  );
}
