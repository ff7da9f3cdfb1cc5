import { Checkbox, Stack, Text } from '@mantine/core';
import { CONCESIONES, type Concesion } from '@power/domain/kernel/perfiles';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { changeUserGrants } from '../calls/access.ts';
import { useCommand } from '../api/hooks.ts';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import type { SheetProps } from './sheet.ts';
import { refreshUsers } from './user-commands.ts';

const schema = z.object({ concesiones: z.array(z.enum(CONCESIONES)) });
const LABEL: Readonly<Record<Concesion, string>> = { productos: 'Productos', web_app: 'Web/App' };

/** Groups of the menu that this person gets beyond the profile (document 1 §6: one specific user). */
export function GrantsDialog({ sheet: { usuario: u }, onClose, onNewer }: SheetProps) {
  const { run } = useCommand(changeUserGrants);
  return (
    <FormDialog
      title={`Concesiones a ${u.nombre}`}
      schema={schema}
      submitLabel="Guardar concesiones"
      version={u.version}
      onNewer={onNewer}
      onClose={onClose}
      onDone={refreshUsers}
      defaultValues={{ concesiones: u.concesiones ?? [] }}
      submit={({ concesiones }, options) => run({ usuario: u._id, concesiones }, options)}
    >
      {({ control }) => (
        <>
          <Text c="dimmed">
            Lo que esta persona ve además de lo que le da el perfil {u.perfil}. Rige de inmediato, también en sus
            sesiones abiertas.
          </Text>
          <Controller
            control={control}
            name="concesiones"
            render={({ field }) => (
              <Checkbox.Group label="Grupos del menú" value={field.value} onChange={field.onChange}>
                <Stack gap="xs" mt="xs">
                  {CONCESIONES.map((concesion) => (
                    <Checkbox key={concesion} value={concesion} label={LABEL[concesion]} />
                  ))}
                </Stack>
              </Checkbox.Group>
            )}
          />
        </>
      )}
    </FormDialog>
  );
}
