import { password } from '@power/domain/access/profile-data.shared';
import { z } from 'zod';
import { changeOwnPassword } from '../calls/access.ts';
import { useCommand } from '../api/hooks.ts';
import { notice } from '../ui/dialogs/prompts.ts';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import { PasswordField } from '../ui/forms/password-field.tsx';
import { signOut } from './session-end.ts';

const schema = z
  .object({
    actual: z.string().min(1),
    password,
    repeatPassword: z.string().min(1),
  })
  .refine((v) => v.password === v.repeatPassword, {
    message: 'Por favor verifica que ambos campos sean idénticos',
    path: ['repeatPassword'],
  });

/** One's own password; all sessions end with the change, so what follows is the login page. */
export function OwnPasswordDialog({ onClose }: { onClose: () => void }) {
  const { run } = useCommand(changeOwnPassword);
  const done = (mensaje: string | undefined) =>
    void notice({ titulo: 'Contraseña cambiada', texto: mensaje, boton: 'Ingresar nuevamente' }).then(signOut);
  return (
    <FormDialog
      personal
      title="Cambiar mi contraseña"
      schema={schema}
      defaultValues={{ actual: '', password: '', repeatPassword: '' }}
      submitLabel="Cambiar contraseña"
      onClose={onClose}
      labels={{ actual: 'Contraseña actual', password: 'Contraseña nueva', repeatPassword: 'Repite la contraseña' }}
      submit={async ({ actual, password }) => {
        const reply = await run({ actual, password }, { ownSessionFaults: true });
        if (!reply.ok) return reply;
        done(reply.mensaje);
        return { ok: true };
      }}
    >
      {({ register, formState: { errors } }) => (
        <>
          <PasswordField
            label="Contraseña actual"
            withAsterisk
            data-autofocus
            autoComplete="current-password"
            error={errors.actual?.message}
            {...register('actual')}
          />
          <PasswordField
            label="Contraseña nueva"
            withAsterisk
            description="Al menos 8 caracteres."
            autoComplete="new-password"
            error={errors.password?.message}
            {...register('password')}
          />
          <PasswordField
            label="Repite la contraseña"
            withAsterisk
            autoComplete="new-password"
            error={errors.repeatPassword?.message}
            {...register('repeatPassword')}
          />
        </>
      )}
    </FormDialog>
  );
}
