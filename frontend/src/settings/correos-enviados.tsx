import { type MailRow, mailRow } from '@power/domain/settings/views/mail-row';
import { Button } from '@mantine/core';
import { IconMailFast } from '@tabler/icons-react';
import { useState } from 'react';
import { sendTestMail, sentMails } from '../calls/settings.ts';
import { messageOf } from '../api/call-error.ts';
import { useCommand } from '../api/hooks.ts';
import { useMay } from '../access/use-may.ts';
import { showToast } from '../ui/feedback/toasts.ts';
import { refreshList } from '../ui/list/refresh-list.ts';
import { ListPage } from '../ui/list/list-page.tsx';
import { rowColumns } from '../ui/list/row-columns.tsx';
import { MailDialog } from './mail-dialog.tsx';

const columns = rowColumns(mailRow, [
  ['estado', { width: 120, context: undefined, sortable: false }],
  ['para', { minWidth: 180, flex: 1 }],
  ['asunto', { minWidth: 200, flex: 2 }],
  ['creado', { width: 140 }],
  ['enviado', { width: 140 }],
  'intentos',
  ['error', { minWidth: 116, flex: 1 }],
]);

/** *Correos enviados*: what the system mailed; without a mail server this is where its links are read. */
export function Component() {
  const [open, setOpen] = useState<MailRow>();
  const may = useMay();
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
        may(sendTestMail) && (
          <Button
            variant="default"
            leftSection={<IconMailFast size={16} />}
            loading={test.busy}
            onClick={() => void send()}
          >
            Correo de prueba
          </Button>
        )
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
