import { COMUNAS, REGIONES } from '@power/domain/customers/regions.shared';
import { ActionIcon, Button, Fieldset, Group, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { Controller, useFieldArray } from 'react-hook-form';
import type { CustomerFormApi } from './customer-fields.tsx';
import { Select } from '../ui/forms/select.tsx';

const regions = REGIONES.map(({ region }) => region);
const comunasOf = (region: string): string[] =>
  COMUNAS.filter((row) => region === '' || row.region === region).map(({ comuna }) => comuna);
const EMPTY = { nombre: 'Casa matriz', calle: '', comuna: '', region: '', referencia: '' };

function Address({ form, n, onRemove }: { form: CustomerFormApi; n: number; onRemove: () => void }) {
  const { register, control, formState, watch, setValue } = form;
  const errors = formState.errors.direcciones?.[n];
  const region = watch(`direcciones.${n}.region`);
  const text = (name: 'nombre' | 'calle' | 'referencia', label: string, required = true) => (
    <TextInput
      label={label}
      withAsterisk={required}
      autoComplete="off"
      error={errors?.[name]?.message}
      {...register(`direcciones.${n}.${name}`)}
    />
  );
  return (
    <Fieldset
      legend={
        <Group gap="xs">
          {`Dirección ${n + 1}`}
          <ActionIcon variant="subtle" color="gray" aria-label={`Quitar la dirección ${n + 1}`} onClick={onRemove}>
            <IconTrash size={16} />
          </ActionIcon>
        </Group>
      }
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {text('nombre', 'Nombre')}
        {text('calle', 'Calle y número', false)}
        <Controller
          control={control}
          name={`direcciones.${n}.comuna`}
          render={({ field: { ref: _, ...field } }) => (
            <Select
              allowDeselect={false}
              {...field}
              value={field.value || null}
              onChange={(comuna) => {
                field.onChange(comuna ?? '');
                const found = COMUNAS.find((row) => row.comuna === comuna);
                if (found) setValue(`direcciones.${n}.region`, found.region, { shouldDirty: true });
              }}
              label="Comuna"
              withAsterisk
              data={comunasOf(region)}
              searchable
              limit={60}
              nothingFoundMessage="Ninguna comuna coincide"
              error={errors?.comuna?.message}
            />
          )}
        />
        <Controller
          control={control}
          name={`direcciones.${n}.region`}
          render={({ field: { ref: _, ...field } }) => (
            <Select
              {...field}
              value={field.value || null}
              onChange={(chosen) => {
                field.onChange(chosen ?? '');
                setValue(`direcciones.${n}.comuna`, '', { shouldDirty: true });
              }}
              label="Región"
              withAsterisk
              data={regions}
              searchable
              clearable
              error={errors?.region?.message}
            />
          )}
        />
        {text('referencia', 'Referencia', false)}
      </SimpleGrid>
    </Fieldset>
  );
}

/** Where the customer is: región and comuna of the official list, the comuna says its región. */
export function AddressFields({ form }: { form: CustomerFormApi }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'direcciones' });
  return (
    <Stack gap="sm">
      {fields.map(({ id }, n) => (
        <Address key={id} form={form} n={n} onRemove={() => remove(n)} />
      ))}
      <Group>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={16} />}
          onClick={() => append({ ...EMPTY, ...(fields.length > 0 && { nombre: '' }) })}
        >
          Agregar dirección
        </Button>
      </Group>
    </Stack>
  );
}
