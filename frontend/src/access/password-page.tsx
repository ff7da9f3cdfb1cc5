import { Anchor, Button, PasswordInput, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { messageOf } from '../api/call-error.ts';
import { useCommand } from '../api/hooks.ts';
import { storeDevice } from '../api/session.ts';
import { notice } from '../ui/dialogs/prompts.ts';
import { changePassword } from '../calls/access.ts';
import { PublicFrame } from './public-frame.shared.tsx';

const MIN = 8;
/** As links of mails are made: one that was cut short opens nothing, and whoever has it need not type a password to hear so. */
const LINK = /^[\w-]{2,}\.[\w-]{43}$/;

export function PasswordPage() {
  const { token = '' } = useParams();
  return LINK.test(token) ? <NewPassword token={token} /> : <UselessLink />;
}

const UselessLink = () => (
  <PublicFrame title="Enlace no válido">
    <Stack gap="md">
      <span>El enlace está incompleto. Ábrelo otra vez desde el correo, o solicita uno nuevo.</span>
      <Button component={Link} to="/recuperar-password" size="md" fullWidth>
        Recuperar contraseña
      </Button>
      <Anchor component={Link} to="/login" ta="center" size="sm">
        Volver a ingresar
      </Anchor>
    </Stack>
  </PublicFrame>
);

function NewPassword({ token }: { readonly token: string }) {
  const [password, setPassword] = useState('');
  const [repeatPassword, setRepeat] = useState('');
  const command = useCommand(changePassword);
  const navigate = useNavigate();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (command.busy) return;
    const wrong =
      password === '' || repeatPassword === ''
        ? 'Por favor ingrese todos los campos'
        : password !== repeatPassword
          ? 'Por favor verifica que ambos campos sean idénticos'
          : password.length < MIN
            ? `La contraseña debe tener al menos ${MIN} caracteres`
            : undefined;
    if (wrong) return void notice({ titulo: 'Formulario inválido', texto: wrong });
    try {
      const reply = await command.run({ password, token }, { ownSessionFaults: true });
      if ('equipo' in reply) storeDevice(reply.equipo);
      await notice({ titulo: reply.ok ? 'Contraseña cambiada' : 'No se cambió la contraseña', texto: reply.mensaje });
    } catch (error) {
      await notice({ titulo: 'No se cambió la contraseña', texto: messageOf(error) });
    }
    void navigate('/login', { replace: true });
  };

  return (
    <PublicFrame title="Cambiar contraseña">
      <form onSubmit={(e) => void submit(e)} noValidate>
        <Stack gap="md">
          <PasswordInput
            size="md"
            label="Contraseña nueva"
            description={`Al menos ${MIN} caracteres.`}
            name="password"
            autoComplete="new-password"
            autoFocus
            required
            value={password}
            visibilityToggleButtonProps={{ 'aria-label': 'Mostrar la contraseña' }}
            onChange={(e) => setPassword(e.currentTarget.value)}
          />
          <PasswordInput
            size="md"
            label="Repite la contraseña"
            name="repeatPassword"
            autoComplete="new-password"
            required
            value={repeatPassword}
            visibilityToggleButtonProps={{ 'aria-label': 'Mostrar la contraseña repetida' }}
            onChange={(e) => setRepeat(e.currentTarget.value)}
          />
          <Button type="submit" size="md" fullWidth loading={command.busy}>
            Cambiar contraseña
          </Button>
        </Stack>
      </form>
    </PublicFrame>
  );
}
