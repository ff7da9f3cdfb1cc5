import { TextInput } from '@mantine/core';
import { z } from 'zod';
import { changeUserData } from '../calls/access.ts';
import { useCommand } from '../api/hooks.ts';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import { MoreFields, NameField } from './account-fields.tsx';
import { filled, type SheetProps } from './sheet.ts';
import { refreshUsers } from './user-commands.ts';

const schema = z.object({
  nombre: z.string().trim().min(1).max(200),
  telefono: z.string().trim().max(40),
  codigo_sap: z.string().trim().max(40),
});

export function DataDialog({ sheet: { usuario: u }, onClose, onNewer }: SheetProps) {
  const { run } = useCommand(changeUserData);
  return (
    <FormDialog
      title={`Datos de ${u.nombre}`}
      schema={schema}
      submitLabel="Guardar datos"
      version={u.version}
      onNewer={onNewer}
      onClose={onClose}
      onDone={refreshUsers}
      defaultValues={{ nombre: u.nombre, telefono: u.telefono ?? '', codigo_sap: u.codigo_sap ?? '' }}
      labels={{ nombre: 'Nombre', telefono: 'Teléfono', codigo_sap: 'Código SAP' }}
      submit={({ nombre, ...more }, options) => run({ usuario: u._id, nombre, ...filled(more) }, options)}
    >
      {(form) => (
        <>
          <TextInput
            label="Correo electrónico"
            value={u.email}
            readOnly
            description="Con este correo ingresa; no se cambia."
          />
          <NameField form={form} />
          <MoreFields form={form} />
        </>
      )}
    </FormDialog>
  );
}
