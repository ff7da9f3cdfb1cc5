import { Button, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { UpdateWatch } from '../settings/update-watch.tsx';
import { PublicFrame } from './public-frame.shared.tsx';
import { hasArrived } from './session-end.ts';
import { signIn } from './sign-in.ts';
import { TERMINAL_HOME } from './terminal.shared.ts';

/** Sign-in on the phone of the warehouse, with a code that the Jefe de Bodega hands out. */
export function TerminalPage() {
  const [email, setEmail] = useState('');
  const [codigo, setCodigo] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const navigate = useNavigate();
  // Before anything on this page asks.
  useLayoutEffect(hasArrived, []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(true);
    if (email.trim() === '' || codigo.trim() === '' || busy) return;
    setBusy(true);
    const outcome = await signIn(email.trim(), codigo.trim(), 'dispositivo');
    if ('user' in outcome) return void navigate(TERMINAL_HOME, { replace: true });
    setBusy(false);
    setRefused(outcome.refusal.detalle ?? outcome.refusal.texto);
  };
  return (
    <PublicFrame title="Terminal de bodega">
      <UpdateWatch />
      <form onSubmit={(e) => void submit(e)} noValidate>
        <Stack gap="md">
          <TextInput
            size="md"
            label="Correo electrónico"
            name="email"
            type="email"
            autoComplete="username"
            autoFocus
            required
            value={email}
            onChange={(e) => setEmail(e.currentTarget.value)}
            error={missing && email.trim() === '' ? 'Ingresa tu correo electrónico' : undefined}
          />
          <TextInput
            size="md"
            label="Código de dispositivo"
            description="Pídelo al Jefe de Bodega. Sirve una vez."
            name="codigo"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            maxLength={20}
            required
            value={codigo}
            onChange={(e) => setCodigo(e.currentTarget.value)}
            error={missing && codigo.trim() === '' ? 'Ingresa el código' : undefined}
          />
          <Button type="submit" size="md" fullWidth loading={busy}>
            Entrar al terminal
          </Button>
          {refused !== undefined && (
            <Text role="alert" c="red">
              {refused}
            </Text>
          )}
        </Stack>
      </form>
    </PublicFrame>
  );
}
