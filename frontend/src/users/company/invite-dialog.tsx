import { EMPTY_FIELD } from '@power/domain/kernel/bound-text';
import { emailText } from '@power/domain/kernel/email';
import { TextInput } from '@mantine/core';
import { z } from 'zod';
import { useCommand } from '../../api/hooks.ts';
import { inviteColleague } from '../../calls/access.ts';
import { giveLink } from '../../ui/dialogs/give-link.tsx';
import { FormDialog } from '../../ui/forms/form-dialog.tsx';
import { refreshList } from '../../ui/list/refresh-list.ts';
import { COLLEAGUES, handOver } from './colleague-commands.ts';

const schema = z.object({
  nombre: z.string().trim().min(1).max(200),
  email: z.string().trim().min(1, { error: EMPTY_FIELD, abort: true }).pipe(emailText()),
  telefono: z.string().trim().max(40),
});

/** *Invitar persona*: the link is shown once, and goes by mail. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const { run } = useCommand(inviteColleague);
  return (
    <FormDialog
      title="Invitar persona"
      schema={schema}
      defaultValues={{ nombre: '', email: '', telefono: '' }}
      labels={{ nombre: 'Nombre', email: 'Correo electrónico', telefono: 'Teléfono' }}
      submitLabel="Invitar"
      onClose={onClose}
      onDone={(reply) => {
        refreshList(COLLEAGUES);
        void giveLink({
          titulo: 'Invitación enviada',
          fallo: 'La invitación no se envió',
          run: () => Promise.resolve(reply as { ok: boolean; mensaje?: unknown; enlace?: unknown }),
          texto: ({ mensaje }) => handOver(mensaje),
        });
      }}
      submit={({ telefono, ...persona }, options) =>
        run({ persona: { ...persona, ...(telefono !== '' && { telefono }) } }, options)
      }
    >
      {({ register, formState: { errors } }) => (
        <>
          <TextInput label="Nombre" withAsterisk error={errors.nombre?.message} {...register('nombre')} />
          <TextInput
            label="Correo electrónico"
            withAsterisk
            type="email"
            autoComplete="off"
            description="Con este correo ingresa; verá lo mismo que tú."
            error={errors.email?.message}
            {...register('email')}
          />
          <TextInput label="Teléfono" error={errors.telefono?.message} {...register('telefono')} />
        </>
      )}
    </FormDialog>
  );
}
