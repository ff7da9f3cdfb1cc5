import { Button, Group, Modal } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '../api/call-error.ts';
import { call } from '../api/client.ts';
import { Facts } from '../ui/dialogs/facts.tsx';
import { notice as tell } from '../ui/dialogs/prompts.ts';
import { showToast } from '../ui/feedback/toasts.ts';
import { formatDayTime } from '../ui/format/times.ts';
import { useReturnFocus } from '../ui/use-return-focus.ts';
import { type Notice, takeNotification } from './calls.ts';
import { emptyUnread, openRequest, read, refreshNotices } from './notice-state.ts';
import { decline } from './use-notices.ts';

/** Takes a request for this person alone; whoever is late is told who was first, and the list is emptied (document 1 §8). */
async function take(notice: Notice): Promise<void> {
  try {
    const reply = await call(takeNotification, { notification: notice._id }, { commandId: crypto.randomUUID() });
    if (reply.ok) {
      showToast({ titulo: reply.mensaje, texto: notice.comentario });
      await read(notice._id).catch(() => undefined);
      return refreshNotices();
    }
    emptyUnread();
    await tell({
      titulo: typeof reply.titulo === 'string' ? reply.titulo : 'El requerimiento no se tomó',
      texto: reply.mensaje,
    });
  } catch (error) {
    emptyUnread();
    await tell({ titulo: 'El requerimiento no se tomó', texto: messageOf(error) });
  }
}

/** '¿Tomar el requerimiento?': exclusive, the first wins. */
export function TakeRequestDialog({ request }: { request: Notice }) {
  useReturnFocus();
  const [busy, setBusy] = useState(false);
  const close = () => openRequest.set(undefined);
  const cancel = () => {
    decline(request._id);
    close();
  };
  const accept = async () => {
    setBusy(true);
    decline(request._id);
    close();
    await take(request);
  };
  return (
    <Modal opened onClose={cancel} title="¿Tomar el requerimiento?" closeOnClickOutside={false} size="md" zIndex={300}>
      <Facts
        of={[
          ['Solicitante', request.user_origen.nombre],
          ['Fecha', formatDayTime(request.fecha)],
          ['Comentario', request.comentario],
          ...(request.comentario_adicional === ''
            ? []
            : [['Comentario adicional', request.comentario_adicional] as const]),
        ]}
      />
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={cancel}>
          Cancelar
        </Button>
        <Button data-autofocus loading={busy} onClick={() => void accept()}>
          Tomar requerimiento
        </Button>
      </Group>
    </Modal>
  );
}
