import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { notice } from '../ui/dialogs/prompts.ts';
import { PasswordField } from '../ui/forms/password-field.tsx';
import { wholeStyles } from '../ui/part.tsx';
import { UpdateWatch } from '../settings/update-watch.tsx';
import { homeOf, safeTarget } from './home.shared.ts';
import { PublicFrame } from './public-frame.shared.tsx';
import { hasArrived } from './session-end.ts';
import { type Refusal, signIn } from './sign-in.ts';

const tell = (refusal: Refusal) =>
  notice({
    titulo: refusal.titulo,
    boton: 'Entendido',
    texto: (
      <>
        <span>{refusal.texto}</span>
        {refusal.ahora !== undefined && <Text mt="sm">{refusal.ahora}</Text>}
        {refusal.detalle !== undefined && (
          <Text c="dimmed" mt="sm">
            <strong>Error de autenticación</strong>
            <br />
            {refusal.detalle}
          </Text>
        )}
      </>
    ),
  });

/** What comes next loads while the person types: who only looks pays nothing for it, on a phone's line. */
const ahead = () => void Promise.all([import('../shell/shell.tsx'), wholeStyles()]).catch(() => undefined);

export function LoginPage() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const [search] = useSearchParams();

  // Before anything on this page asks.
  useLayoutEffect(hasArrived, []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(true);
    if (email.trim() === '') return emailInput.current?.focus();
    if (password === '') return passwordInput.current?.focus();
    if (running.current) return;
    running.current = true;
    setBusy(true);
    const outcome = await signIn(email.trim(), password);
    // Busy until the next screen stands, whose code may still be on its way.
    if ('user' in outcome)
      return void navigate(safeTarget(search.get('destino'), outcome.user) ?? homeOf(outcome.user), { replace: true });
    running.current = false;
    setBusy(false);
    // Before it is told: where the focus is then it comes back to.
    passwordInput.current?.focus();
    passwordInput.current?.select();
    await tell(outcome.refusal);
  };

  return (
    <PublicFrame title="Ingresar">
      <UpdateWatch />
      <form onSubmit={(e) => void submit(e)} onInput={ahead} noValidate>
        <Stack gap="md">
          <TextInput
            size="md"
            ref={emailInput}
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
          <PasswordField
            size="md"
            ref={passwordInput}
            label="Contraseña"
            name="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={(e) => setPassword(e.currentTarget.value)}
            error={missing && password === '' ? 'Ingresa tu contraseña' : undefined}
          />
          <Button type="submit" size="md" fullWidth loading={busy}>
            Entrar al sistema
          </Button>
          <Anchor component={Link} to="/recuperar-password" ta="center" size="sm">
            ¿Olvidaste tu contraseña?
          </Anchor>
        </Stack>
      </form>
    </PublicFrame>
  );
}
