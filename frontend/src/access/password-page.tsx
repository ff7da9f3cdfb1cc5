import { Anchor, Button, Stack } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { messageOf } from '../api/call-error.ts';
import { useCommand } from '../api/hooks.ts';
import { storeDevice } from '../api/session.ts';
import { notice } from '../ui/dialogs/prompts.ts';
import { PasswordField } from '../ui/forms/password-field.tsx';
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
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<{ readonly field: typeof first; readonly texto: string }>();
  const command = useCommand(changePassword);
  const navigate = useNavigate();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (command.busy) return;
    const found =
      password === ''
        ? { field: first, texto: 'Por favor ingrese todos los campos' }
        : repeatPassword === ''
          ? { field: second, texto: 'Por favor ingrese todos los campos' }
          : password !== repeatPassword
            ? { field: second, texto: 'Por favor verifica que ambos campos sean idénticos' }
            : password.length < MIN
              ? { field: first, texto: `La contraseña debe tener al menos ${MIN} caracteres` }
              : undefined;
    setWrong(found);
    if (found) {
      // Before it is told: where the focus is then it comes back to.
      found.field.current?.focus();
      return void notice({ titulo: 'Formulario inválido', texto: found.texto });
    }
    try {
      const reply = await command.run({ password, token }, { ownSessionFaults: true });
      if ('equipo' in reply) storeDevice(reply.equipo);
      await notice({ titulo: reply.ok ? 'Contraseña cambiada' : 'No se cambió la contraseña', texto: reply.mensaje });
    } catch (error) {
      // Nobody answered: the link is still good, and so is what was typed.
      return void notice({ titulo: 'No se cambió la contraseña', texto: messageOf(error) });
    }
    void navigate('/login', { replace: true });
  };

  return (
    <PublicFrame title="Cambiar contraseña">
      <form onSubmit={(e) => void submit(e)} noValidate>
        <Stack gap="md">
          <PasswordField
            size="md"
            label="Contraseña nueva"
            ref={first}
            error={wrong?.field === first ? wrong.texto : undefined}
            description={`Al menos ${MIN} caracteres.`}
            name="password"
            autoComplete="new-password"
            autoFocus
            required
            value={password}
            onChange={(e) => {
              setPassword(e.currentTarget.value);
              setWrong(undefined);
            }}
          />
          <PasswordField
            size="md"
            label="Repite la contraseña"
            name="repeatPassword"
            autoComplete="new-password"
            required
            value={repeatPassword}
            what="la contraseña repetida"
            ref={second}
            error={wrong?.field === second ? wrong.texto : undefined}
            onChange={(e) => {
              setRepeat(e.currentTarget.value);
              setWrong(undefined);
            }}
          />
          <Button type="submit" size="md" fullWidth loading={command.busy}>
            Cambiar contraseña
          </Button>
        </Stack>
      </form>
    </PublicFrame>
  );
}
