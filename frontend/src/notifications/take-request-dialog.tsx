import { Button, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { SHEET } from '../ui/dialogs/sheet-width.ts';
import { messageOf } from '../api/call-error.ts';
import { call } from '../api/client.ts';
import { Facts } from '../ui/dialogs/facts.tsx';
import { notice as tell } from '../ui/dialogs/prompts.ts';
import { showToast } from '../ui/feedback/toasts.ts';
import { formatDayTime } from '../ui/format/times.ts';
import { useReturnFocus } from '../ui/use-return-focus.ts';
import { takeNotification } from '../calls/notifications.ts';
import type { Notice } from './notice.ts';
import { dropRequest, emptyUnread, refreshNotices } from './notice-state.ts';

/** Takes a request for this person alone; whoever is late is told who was first, and the list is emptied (document 1 §8). */
async function take(notice: Notice): Promise<void> {
  try {
    const reply = await call(takeNotification, { notification: notice._id }, { commandId: crypto.randomUUID() });
    if (reply.ok) {
      showToast({ titulo: reply.mensaje, texto: notice.comentario });
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

/** '¿Tomar el requerimiento?': exclusive, the first wins. `more`: how many others wait to be answered after it. */
export function TakeRequestDialog({ request, more }: { request: Notice; more: number }) {
  useReturnFocus();
  const [busy, setBusy] = useState(false);
  const close = () => dropRequest(request._id, true);
  const accept = async () => {
    setBusy(true);
    close();
    await take(request);
  };
  return (
    <Modal
      opened
      onClose={close}
      title="¿Tomar el requerimiento?"
      closeOnClickOutside={false}
      size={SHEET.record}
      zIndex={300}
      data-over
    >
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
        {more > 0 && (
          <Text size="sm" c="dimmed" mr="auto">
            {more === 1 ? 'Espera 1 requerimiento más' : `Esperan ${more} requerimientos más`}
          </Text>
        )}
        <Button variant="default" onClick={close}>
          Cancelar
        </Button>
        <Button data-autofocus loading={busy} onClick={() => void accept()}>
          Tomar requerimiento
        </Button>
      </Group>
    </Modal>
  );
}
