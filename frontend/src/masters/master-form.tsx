import { recordInput } from '@power/domain/kernel/master-input';
import { type AskedField, type AnyMaster, recordTitle } from '@power/domain/kernel/master-row';
import { masterWords } from '@power/domain/kernel/master-words';
import { SimpleGrid } from '@mantine/core';
import { useCommand } from '../api/hooks.ts';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import type { FormReply } from '../ui/forms/submit-reply.ts';
import { refreshList } from '../ui/list/refresh-list.ts';
import { emptyField } from './empty-field.ts';
import { MasterField } from './master-field.tsx';
import type { MasterWire, Options, Record_ } from './types.ts';

interface Props {
  readonly master: AnyMaster;
  readonly calls: MasterWire;
  /** Absent for a new record. */
  readonly record: Record_ | undefined;
  readonly options: Options;
  readonly onClose: () => void;
}

/** Makes or changes a record of a master, with the fields that it declares. */
export function MasterForm({ master, calls, record, options: choices, onClose }: Props) {
  const words = masterWords(master);
  const fields = Object.entries(master.fields);
  const defaults = Object.fromEntries(fields.map(([name, field]) => [name, record ? record[name] : emptyField(field)]));
  const wanted = (values: object): object =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !record || !master.fields[name]!.asked.fixed));
  const isLocked = (field: AskedField): boolean => record !== undefined && field.asked.fixed === true;
  const begin = fields.findIndex(([, field]) => !isLocked(field));
  const create = useCommand(calls.create);
  const change = useCommand(calls.change);
  return (
    <FormDialog<Record<string, unknown>, Record<string, unknown>>
      title={record ? `Editar ${recordTitle(master, record)}` : `Crear ${words.a}`}
      schema={recordInput(master)}
      defaultValues={defaults}
      submitLabel={record ? 'Guardar cambios' : `Crear ${master.words.uno}`}
      labels={Object.fromEntries(fields.map(([name, { label }]) => [name, label]))}
      onClose={onClose}
      onDone={() => refreshList(master.name)}
      {...(record && { version: record.version, changes: true })}
      submit={async (values, version) =>
        (await (record
          ? change.run({ id: record._id, [master.payload]: wanted(values) }, version)
          : create.run({ [master.payload]: wanted(values) }))) as FormReply
      }
    >
      {({ control }) => (
        <SimpleGrid cols={{ base: 1, sm: fields.length > 3 ? 2 : 1 }} spacing="md">
          {fields.map(([name, field], index) => (
            <MasterField
              key={name}
              name={name}
              field={field}
              control={control}
              first={index === begin}
              options={choices[name]}
              locked={isLocked(field)}
            />
          ))}
        </SimpleGrid>
      )}
    </FormDialog>
  );
}
