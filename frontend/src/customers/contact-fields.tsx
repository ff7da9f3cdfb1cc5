import { ActionIcon, Button, Fieldset, Group, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useFieldArray } from 'react-hook-form';
import type { CustomerFormApi } from './customer-fields.tsx';

const FIELDS = [
  ['nombre', 'Nombre', 'text'],
  ['cargo', 'Cargo', 'text'],
  ['email', 'Correo', 'email'],
  ['telefono', 'Teléfono', 'tel'],
] as const;

/** Whom to call. */
export function ContactFields({ form }: { form: CustomerFormApi }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'contactos' });
  const errors = form.formState.errors.contactos;
  return (
    <Stack gap="sm">
      {fields.map(({ id }, n) => (
        <Fieldset
          key={id}
          legend={
            <Group gap="xs">
              {`Contacto ${n + 1}`}
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Quitar el contacto ${n + 1}`}
                onClick={() => remove(n)}
              >
                <IconTrash size={16} />
              </ActionIcon>
            </Group>
          }
        >
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            {FIELDS.map(([name, label, type]) => (
              <TextInput
                key={name}
                label={label}
                type={type}
                withAsterisk={name === 'nombre'}
                autoComplete="off"
                error={errors?.[n]?.[name]?.message}
                {...form.register(`contactos.${n}.${name}`)}
              />
            ))}
          </SimpleGrid>
        </Fieldset>
      ))}
      <Group>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={16} />}
          onClick={() => append({ nombre: '', cargo: '', email: '', telefono: '' })}
        >
          Agregar contacto
        </Button>
      </Group>
    </Stack>
  );
}
