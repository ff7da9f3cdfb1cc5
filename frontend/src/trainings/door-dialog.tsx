import type { TrainingSheet } from '@power/domain/trainings/views/sheet';
import { Button, Modal, Stack, Text, TextInput } from '@mantine/core';
import { IconScan } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { messageOf } from '../api/call-error.ts';
import { call } from '../api/client.ts';
import { registerArrival } from '../calls/trainings.ts';
import { useReturnFocus } from '../ui/use-return-focus.ts';
import { refreshTrainings } from './training-commands.ts';

interface Said {
  readonly ok: boolean;
  readonly text: string;
}

/**
 * *Recibir en la puerta*: a scanner types into the field, or the phone's camera opened the address of the code, which waits
 * there to be registered. The field is free at once: people come one after another, and none waits for the server's word.
 */
export function DoorDialog({ sheet, onClose }: { readonly sheet: TrainingSheet; readonly onClose: () => void }) {
  useReturnFocus();
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState(search.get('codigo') ?? '');
  const [said, setSaid] = useState<Said>();
  const there = sheet.inscritos.filter(({ asistio }) => asistio === true).length;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const codigo = typed.trim();
    if (codigo === '') return setSaid({ ok: false, text: 'Escanea el QR de la entrada, o escribe su código.' });
    setTyped('');
    if (search.has('codigo')) {
      search.delete('codigo');
      setSearch(search, { replace: true });
    }
    try {
      const reply = await call(registerArrival, { id: sheet.number, codigo }, { commandId: crypto.randomUUID() });
      setSaid({ ok: reply.ok, text: String(reply.mensaje) });
    } catch (error) {
      setSaid({ ok: false, text: messageOf(error) });
    } finally {
      refreshTrainings();
    }
  };
  return (
    <Modal opened centered onClose={onClose} title={`Recibir en la puerta: ${sheet.nombre}`}>
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap="md">
          <p>{`Han llegado ${there} de ${sheet.inscritos.length}.`}</p>
          <TextInput
            label="Código de la entrada"
            description="Escanea el QR que cada inscrito recibió por correo."
            size="lg"
            data-autofocus
            leftSection={<IconScan size={20} aria-hidden />}
            autoComplete="off"
            maxLength={500}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" size="lg" fullWidth>
            Registrar llegada
          </Button>
          <Text aria-live="assertive" fw={600} c={said?.ok === false ? 'red.8' : 'green.8'}>
            {said?.text}
          </Text>
        </Stack>
      </form>
    </Modal>
  );
}
