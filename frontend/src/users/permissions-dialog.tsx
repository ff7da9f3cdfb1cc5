import { Text } from '@mantine/core';
import { PERMISOS } from '@power/domain/kernel/perfiles';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { changeUserPermissions } from '../calls/access.ts';
import { useCommand } from '../api/hooks.ts';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import type { SheetProps } from './sheet.ts';
import { TriStateFields } from './tri-state-fields.tsx';
import { toFlags, toStates, type TriStates } from './tri-state.ts';
import { refreshUsers } from './user-commands.ts';

const schema = z.object({ permisos: z.record(z.enum(PERMISOS), z.enum(['perfil', 'si', 'no'])) });

export function PermissionsDialog({ sheet: { usuario: u, permisos_perfil }, onClose, onNewer }: SheetProps) {
  const { run } = useCommand(changeUserPermissions);
  return (
    <FormDialog
      title={`Permisos de ${u.nombre}`}
      schema={schema}
      submitLabel="Guardar permisos"
      version={u.version}
      onNewer={onNewer}
      onClose={onClose}
      onDone={refreshUsers}
      defaultValues={{ permisos: toStates(u.permisos) }}
      submit={({ permisos }, options) => run({ usuario: u._id, permisos: toFlags(permisos as TriStates) }, options)}
    >
      {({ control }) => (
        <>
          <Text c="dimmed">
            Cada permiso sigue al perfil {u.perfil}, salvo que decidas otra cosa para esta persona. Rige de inmediato,
            también en sus sesiones abiertas.
          </Text>
          <Controller
            control={control}
            name="permisos"
            render={({ field }) => (
              <TriStateFields value={field.value as TriStates} profile={permisos_perfil} onChange={field.onChange} />
            )}
          />
        </>
      )}
    </FormDialog>
  );
}
