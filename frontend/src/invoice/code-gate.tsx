import { isBlank } from '@power/domain/kernel/text';
import { Button, Stack } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { useCurrentUser } from '../access/current-user.ts';
import { messageOf } from '../api/call-error.ts';
import { queryKey, useCommand, useQueryCall } from '../api/hooks.ts';
import { serverNow } from '../api/server-time.ts';
import { queryClient } from '../api/query-client.ts';
import { enterInvoice, invoiceEntry, setInvoiceCode } from '../calls/settings.ts';
import { askComment, notice } from '../ui/dialogs/prompts.ts';
import { PasswordField } from '../ui/forms/password-field.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import styles from './code-gate.module.css';

interface Props {
  readonly modulo: 'invoice' | 'invoice-listado';
  readonly title: string;
  readonly children: ReactNode;
}

/** The longest that a browser's timer counts, ms. */
const MOST = 2 ** 31 - 1;

const askAgain = () => queryClient.invalidateQueries({ queryKey: queryKey(invoiceEntry) });

/**
 * *Invoice* and its list: entered with the shared code (document 1 §5). The server remembers for a working day that this
 * session gave it, and refuses every call of the modules to one that did not.
 */
export function CodeGate({ modulo, title, children }: Props) {
  const [codigo, setCodigo] = useState('');
  const [error, setError] = useState<string>();
  const { data, isPending } = useQueryCall(invoiceEntry, {}, { staleTime: 0 });
  const inside = data?.ok === true && data.acceso;
  const until = inside ? data.hasta : undefined;
  const { perfiles } = useCurrentUser();
  const check = useCommand(enterInvoice);
  const rotate = useCommand(setInvoiceCode);

  // The code is asked for again when its term is over.
  useEffect(() => {
    if (until === undefined) return;
    const timer = setTimeout(() => void askAgain(), Math.min(MOST, Math.max(0, Date.parse(until) - serverNow())));
    return () => clearTimeout(timer);
  }, [until]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBlank(codigo)) return setError('Ingresa el código de acceso');
    try {
      const reply = await check.run({ modulo, codigo });
      if (reply.ok && 'acceso' in reply && reply.acceso === true) await askAgain();
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

  if (inside) return children;
  if (isPending) return <PageSkeleton />;
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
          <PasswordField
            label="Código de acceso"
            autoComplete="off"
            autoFocus
            required
            value={codigo}
            what="el código"
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
