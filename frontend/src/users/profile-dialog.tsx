import { PERFILES } from '@power/domain/kernel/perfiles';
import { Alert } from '@mantine/core';
import { z } from 'zod';
import { changeUserProfile } from '../calls/access.ts';
import { useCommand } from '../api/hooks.ts';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import { ProfileField } from './account-fields.tsx';
import type { SheetProps } from './sheet.ts';
import { refreshUsers } from './user-commands.ts';

const schema = z.object({ perfil: z.enum(PERFILES) });

export function ProfileDialog({ sheet: { usuario: u, sesiones_activas }, onClose, onNewer }: SheetProps) {
  const { run } = useCommand(changeUserProfile);
  return (
    <FormDialog
      title={`Perfil de ${u.nombre}`}
      schema={schema}
      submitLabel="Cambiar perfil"
      version={u.version}
      onNewer={onNewer}
      onClose={onClose}
      onDone={refreshUsers}
      defaultValues={{ perfil: u.perfil }}
      labels={{ perfil: 'Perfil' }}
      submit={({ perfil }, options) => run({ usuario: u._id, perfil }, options)}
    >
      {(form) => (
        <>
          <ProfileField form={form} />
          {sesiones_activas !== null && sesiones_activas > 0 && (
            <Alert color="blue" variant="light">
              {sesiones_activas === 1
                ? 'Su sesión abierta se cierra'
                : `Sus ${sesiones_activas} sesiones abiertas se cierran`}{' '}
              para que entre con el perfil nuevo.
            </Alert>
          )}
        </>
      )}
    </FormDialog>
  );
}
