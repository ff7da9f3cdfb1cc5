import { Button, PasswordInput, Stack } from '@mantine/core';
import { IconTools } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useCurrentUser } from '../access/current-user.ts';
import { messageOf } from '../api/call-error.ts';
import { useCommand } from '../api/hooks.ts';
import { enterInvoice, setInvoiceCode } from '../calls/settings.ts';
import { askComment, notice } from '../ui/dialogs/prompts.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import styles from './code-gate.module.css';

interface Props {
  readonly modulo: 'invoice' | 'invoice-listado';
  readonly title: string;
}

/** *Invoice* and its list, still in development: entered with the shared code, asked for at each entry (document 1 §5). */
export function CodeGate({ modulo, title }: Props) {
  const [codigo, setCodigo] = useState('');
  const [error, setError] = useState<string>();
  const [inside, setInside] = useState(false);
  const { perfiles } = useCurrentUser();
  const check = useCommand(enterInvoice);
  const rotate = useCommand(setInvoiceCode);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (codigo.trim() === '') return setError('Ingresa el código de acceso');
    try {
      const reply = await check.run({ modulo, codigo });
      if (reply.ok && 'acceso' in reply && reply.acceso === true) setInside(true);
      else setError(reply.mensaje);
    } catch (cause) {
      setError(messageOf(cause));
    }
    setCodigo('');
  };
  const change = async () => {
    const fresh = await askComment({
      titulo: 'Cambiar el código de acceso',
      texto: 'Lo comparten quienes entran a Invoice. El anterior deja de servir.',
      etiqueta: 'Código nuevo',
      boton: 'Cambiar código',
    });
    if (fresh === undefined) return;
    const said = await rotate.run({ codigo: fresh }).then((reply) => reply.mensaje, messageOf);
    await notice({ titulo: 'Código de acceso', texto: said });
  };

  if (inside)
    return (
      <EmptyState
        page
        title={title}
        icon={<IconTools size={32} stroke={1.5} />}
        hint="Este módulo está en desarrollo."
      />
    );
  return (
    <>
      <PageHeader
        title={title}
        context="Se entra con un código compartido."
        action={
          perfiles.perfil === 'Administrador' && (
            <Button variant="default" onClick={() => void change()}>
              Cambiar código
            </Button>
          )
        }
      />
      <form className={styles.form} onSubmit={(e) => void submit(e)} noValidate>
        <Stack gap="md">
          <PasswordInput
            label="Código de acceso"
            autoComplete="off"
            autoFocus
            required
            value={codigo}
            visibilityToggleButtonProps={{ 'aria-label': 'Mostrar el código' }}
            onChange={(e) => {
              setCodigo(e.currentTarget.value);
              setError(undefined);
            }}
            error={error}
          />
          <Button type="submit" loading={check.busy}>
            Entrar
          </Button>
        </Stack>
      </form>
    </>
  );
}
