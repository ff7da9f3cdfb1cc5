import { Anchor, Button, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { CallError } from '../api/call-error.ts';
import { useCommand } from '../api/hooks.ts';
import { notice } from '../ui/dialogs/prompts.ts';
import { requestRecovery } from '../calls/access.ts';
import { PublicFrame } from './public-frame.shared.tsx';

const MISSING = 'Por favor ingresa un correo electrónico';
const FAILED = 'Ocurrió un error al recuperar tu contraseña';
const sent = (email: string) => `Hemos enviado un enlace al correo ${email} para la recuperación de tu contraseña`;

export function RecoveryPage() {
  const [email, setEmail] = useState('');
  const [wrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const command = useCommand(requestRecovery);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (command.busy) return;
    const address = email.trim();
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) {
      setWrong(true);
      // Before it is told: where the focus is then it comes back to.
      field.current?.focus();
      return void notice({ titulo: 'Formulario inválido', texto: MISSING });
    }
    try {
      const reply = await command.run({ email: address }, { ownSessionFaults: true });
      if (reply.ok) await notice({ titulo: 'Revisa tu correo', texto: sent(address) });
      else await notice({ titulo: 'No se envió el enlace', texto: reply.mensaje || FAILED });
    } catch (error) {
      const said = error instanceof CallError && typeof error.body.mensaje === 'string' ? error.body.mensaje : FAILED;
      await notice({ titulo: 'No se envió el enlace', texto: said });
    }
  };
  return (
    <PublicFrame title="Recuperar contraseña">
      <form onSubmit={(e) => void submit(e)} noValidate>
        <Stack gap="md">
          <TextInput
            size="md"
            ref={field}
            label="Correo electrónico"
            description="Te enviaremos un enlace para crear una contraseña nueva."
            name="email"
            type="email"
            autoComplete="username"
            autoFocus
            required
            value={email}
            onChange={(e) => {
              setEmail(e.currentTarget.value);
              setWrong(false);
            }}
            error={wrong ? MISSING : undefined}
          />
          <Button type="submit" size="md" fullWidth loading={command.busy}>
            Enviar enlace
          </Button>
          <Anchor component={Link} to="/login" ta="center" size="sm">
            Volver a ingresar
          </Anchor>
        </Stack>
      </form>
    </PublicFrame>
  );
}
