import { recordInput } from '@power/domain/kernel/master-input';
import { type AskedField, type AnyMaster, recordTitle } from '@power/domain/kernel/master-row';
import { masterWords } from '@power/domain/kernel/master-words';
import { SimpleGrid } from '@mantine/core';
import { useCommand } from '../api/hooks.ts';
import { askComment } from '../ui/dialogs/prompts.ts';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import type { FormReply } from '../ui/forms/submit-reply.ts';
import type { SubmitOptions } from '../ui/forms/use-form-submit.ts';
import { refreshList } from '../ui/list/refresh-list.ts';
import { emptyField } from './empty-field.ts';
import { MasterField } from './master-field.tsx';
import type { MasterWire, Options, Record_ } from './types.ts';

/** Code of the refusal of a change that asks for a reason. */
const MISSING_REASON = 'FALTA_MOTIVO';

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
  /** A change that asks for a reason is refused without one: it is asked for, and sent again. */
  const changeRecord = async (id: string, values: object, version: SubmitOptions): Promise<FormReply> => {
    const request = { id, [master.payload]: wanted(values) };
    const reply = (await change.run(request, version)) as FormReply;
    if (reply.ok || reply.codigo !== MISSING_REASON) return reply;
    const motivo = await askComment({
      titulo: 'Motivo del cambio',
      texto: reply.mensaje,
      etiqueta: 'Motivo',
      obligatorio: true,
      falta: 'Escribe el motivo',
      boton: 'Guardar cambios',
      corto: 200,
    });
    return motivo === undefined ? reply : ((await change.run({ ...request, motivo } as never, version)) as FormReply);
  };
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
        record
          ? changeRecord(record._id, values, version)
          : ((await create.run({ [master.payload]: wanted(values) })) as FormReply)
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
