import { type SendingRow, sendingRow } from '@power/domain/notifications/views/sending-row';
import { Button } from '@mantine/core';
import { IconBan, IconEye, IconHistory, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useMay } from '../access/use-may.ts';
import { call } from '../api/client.ts';
import { auditDiff } from '../calls/audit.ts';
import { cancelSending, sendingExport, sendingGrid, sendMassNotification } from '../calls/notifications.ts';
import { askComment } from '../ui/dialogs/prompts.ts';
import { tell } from '../ui/dialogs/tell.ts';
import { ListPage } from '../ui/list/list-page.tsx';
import { refreshList } from '../ui/list/refresh-list.ts';
import { rowColumns } from '../ui/list/row-columns.tsx';
import { part } from '../ui/part.tsx';
import { LIST, SendingDialog } from './sending-dialog.tsx';
import { SendingResultDialog } from './sending-result-dialog.tsx';

const DocumentHistory = part(() => import('../audit/document-history.shared.tsx'), 'DocumentHistory');
const columns = rowColumns(sendingRow, [
  ['_id', { width: 80 }],
  ['titulo', { minWidth: 200, flex: 3 }],
  'estado',
  ['inicia', { width: 116 }],
  'personas',
  ['entregadas', { width: 104 }],
  ['rechazadas', { width: 108 }],
  ['autor', { minWidth: 130 }],
  ['tipo', { initialHide: true }],
  ['motivo', { initialHide: true }],
  ['createdAt', { initialHide: true }],
]);
const card = { first: ['_id', 'titulo', 'personas'], second: ['estado', 'inicia', 'autor'] } as const;
const icon = { size: 16, stroke: 1.6 };

/** Whether it was. */
async function cancel({ _id, titulo }: SendingRow): Promise<boolean> {
  const motivo = await askComment({
    titulo: `Cancelar «${titulo}»`,
    texto: 'Nadie la recibe. Para enviarla después hay que escribirla de nuevo.',
    etiqueta: 'Motivo',
    boton: 'Cancelar envío',
    cancelar: 'Volver',
    peligro: true,
  });
  if (motivo === undefined) return false;
  const done = await tell('El envío no fue cancelado', () =>
    call(cancelSending, { id: _id, motivo }, { commandId: crypto.randomUUID() }),
  );
  refreshList(LIST);
  return done;
}

type Open = { readonly what: 'nueva' } | { readonly what: 'resultado' | 'historia'; readonly row: SendingRow };

/** `notificaciones-app`: what was told to many, what became of it, and a new one. */
export function Component() {
  const may = useMay();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const cancels = (row: SendingRow) => row.estado === 'Programado' && may(cancelSending);
  return (
    <ListPage
      name={LIST}
      title="Notificaciones App"
      context="Lo que se envía a los teléfonos de los clientes, y a cuántos llegó."
      unit={['notificación', 'notificaciones']}
      query={sendingGrid}
      columns={columns}
      rowId={(row) => row._id}
      card={card}
      asOf
      onOpen={(row) => setOpen({ what: 'resultado', row })}
      {...(may(sendingExport) && { exportCall: sendingExport })}
      actions={(row) => [
        { label: 'Ver resultado', icon: <IconEye {...icon} />, run: () => setOpen({ what: 'resultado', row }) },
        ...(may(auditDiff)
          ? [{ label: 'Historia', icon: <IconHistory {...icon} />, run: () => setOpen({ what: 'historia', row }) }]
          : []),
        ...(cancels(row)
          ? [{ label: 'Cancelar envío', icon: <IconBan {...icon} />, danger: true, run: () => void cancel(row) }]
          : []),
      ]}
      action={
        may(sendMassNotification) && (
          <Button leftSection={<IconSend size={16} />} onClick={() => setOpen({ what: 'nueva' })}>
            Nueva notificación
          </Button>
        )
      }
      empty={{
        title: 'Todavía no se ha enviado ninguna',
        hint: 'Escribe una: antes de enviar ves cómo queda y a cuántos llega.',
      }}
    >
      {open?.what === 'nueva' && <SendingDialog onClose={close} />}
      {open?.what === 'resultado' && (
        <SendingResultDialog
          row={open.row}
          onCancel={cancels(open.row) ? () => void cancel(open.row).then((done) => done && close()) : undefined}
          onClose={close}
        />
      )}
      {open?.what === 'historia' && (
        <DocumentHistory stream={`sending-${open.row._id}`} version={undefined} onClose={close} />
      )}
    </ListPage>
  );
}
