import { permisosOf } from '@power/domain/kernel/perfiles';
import { Accordion, TextInput } from '@mantine/core';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { inviteUser, registerUser } from '../calls/access.ts';
import { useCommand } from '../api/hooks.ts';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import { PasswordField } from '../ui/forms/password-field.tsx';
import { MoreFields, NameField, ProfileField } from './account-fields.tsx';
import { LinkFields } from './link-fields.tsx';
import { emptyUser, type NewUser, newUserLabels, newUserSchema, toAccount } from './new-user.ts';
import { TriStateFields } from './tri-state-fields.tsx';
import type { TriStates } from './tri-state.ts';
import { refreshUsers } from './user-commands.ts';

type Form = UseFormReturn<NewUser, unknown, NewUser>;

function Fields({ form, invite }: { form: Form; invite: boolean }) {
  const {
    control,
    register,
    watch,
    formState: { errors },
  } = form;
  const perfil = watch('perfil');
  return (
    <>
      <NameField form={form} />
      <TextInput
        label="Correo electrónico"
        withAsterisk
        type="email"
        autoComplete="off"
        error={errors.email?.message}
        {...register('email')}
      />
      <ProfileField form={form} />
      {!invite && (
        <PasswordField
          label="Contraseña"
          withAsterisk
          description="Al menos 8 caracteres. Entrégasela en persona; podrá cambiarla."
          autoComplete="new-password"
          error={errors.password?.message}
          {...register('password')}
        />
      )}
      <MoreFields form={form} />
      <Accordion variant="default">
        <Accordion.Item value="vinculos">
          <Accordion.Control>Vínculos</Accordion.Control>
          <Accordion.Panel>
            <LinkFields form={form as never} />
          </Accordion.Panel>
        </Accordion.Item>
        <Accordion.Item value="permisos">
          <Accordion.Control>Permisos</Accordion.Control>
          <Accordion.Panel>
            <Controller
              control={control}
              name="permisos"
              render={({ field }) => (
                <TriStateFields
                  value={field.value as TriStates}
                  profile={perfil === '' ? {} : permisosOf(perfil)}
                  onChange={field.onChange}
                />
              )}
            />
          </Accordion.Panel>
        </Accordion.Item>
      </Accordion>
    </>
  );
}

/** A new account: with a password handed over, or invited by mail to choose one. */
export function NewUserDialog({ invite, onClose }: { invite: boolean; onClose: () => void }) {
  const register = useCommand(registerUser);
  const mail = useCommand(inviteUser);
  return (
    <FormDialog
      title={invite ? 'Invitar usuario' : 'Nuevo usuario'}
      schema={newUserSchema(invite)}
      defaultValues={emptyUser}
      labels={newUserLabels}
      submitLabel={invite ? 'Enviar invitación' : 'Crear usuario'}
      onClose={onClose}
      onDone={refreshUsers}
      submit={(values) =>
        invite
          ? mail.run({ usuario: toAccount(values) })
          : register.run({ usuario: { ...toAccount(values), password: values.password } })
      }
    >
      {(form) => <Fields form={form} invite={invite} />}
    </FormDialog>
  );
}
