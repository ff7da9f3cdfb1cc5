import { Button } from '@mantine/core';
import { IconMailFast } from '@tabler/icons-react';
import { useState } from 'react';
import { sendTestMail, sentMails } from '../calls/settings.ts';
import { messageOf } from '../api/call-error.ts';
import { useCommand } from '../api/hooks.ts';
import { showToast } from '../ui/feedback/toasts.ts';
import { dateColumn, numberColumn, statusColumn, textColumn } from '../ui/list/columns.tsx';
import { refreshList } from '../ui/list/refresh-list.ts';
import { ListPage } from '../ui/list/list-page.tsx';
import type { Column } from '../ui/list/types.ts';
import type { Tone } from '../ui/status-dot.tsx';
import type { Mail } from './mail.ts';
import { MailDialog } from './mail-dialog.tsx';

const tones: Readonly<Record<string, Tone>> = { enviado: 'ok', pendiente: 'warn', fallido: 'danger', vencido: 'muted' };
const columns: readonly Column<Mail>[] = [
  statusColumn('estado', 'Estado', (e) => tones[e] ?? 'muted', {
    minWidth: 120,
    flex: 0,
    width: 130,
    filter: false,
    sortable: false,
  }),
  textColumn('para', 'Para', { minWidth: 220 }),
  textColumn('asunto', 'Asunto', { minWidth: 260, flex: 2 }),
  dateColumn('creado', 'Creado', { width: 140 }),
  dateColumn('enviado', 'Enviado', { width: 140 }),
  numberColumn('intentos', 'Intentos', { width: 110 }),
  textColumn('error', 'Error', { initialHide: true }),
];

/** *Correos enviados*: what the system mailed; without a mail server this is where its links are read. */
export function Component() {
  const [open, setOpen] = useState<Mail>();
  const test = useCommand(sendTestMail);
  const send = () =>
    test.run({}).then(
      (reply) => {
        showToast({ titulo: reply.mensaje, tono: reply.ok ? 'ok' : 'warn' });
        // The outbox is no projection and tells nobody: the mail is there a moment later.
        setTimeout(() => refreshList('correos-enviados'), 2000);
      },
      (error: unknown) =>
        showToast({ titulo: 'El correo de prueba no se envió', texto: messageOf(error), tono: 'danger' }),
    );
  return (
    <ListPage
      name="correos-enviados"
      title="Correos enviados"
      context="Los enlaces de contraseña los lee solo su destinatario. Sin servidor de correo, entrégalos desde Usuarios."
      unit={['correo', 'correos']}
      query={sentMails}
      columns={columns}
      rowId={(m) => m._id}
      onOpen={setOpen}
      action={
        <Button
          variant="default"
          leftSection={<IconMailFast size={16} />}
          loading={test.busy}
          onClick={() => void send()}
        >
          Correo de prueba
        </Button>
      }
      empty={{
        title: 'Todavía no hay correos',
        hint: 'Aparecen aquí las recuperaciones de contraseña, las invitaciones y las alertas.',
      }}
    >
      {open && <MailDialog mail={open} onClose={() => setOpen(undefined)} />}
    </ListPage>
  );
}
