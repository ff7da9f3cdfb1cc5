import { isBlank, legible } from '@power/domain/kernel/text';
import { Alert, Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import type { CotizacionPublica } from '@power/domain/quotations/views/shared';
import { useState } from 'react';
import { acceptQuotation, declineQuotation } from '../../calls/quotations.ts';
import { useCommand } from '../../api/hooks.ts';
import { formatDayTime } from '../../ui/format/times.ts';
import { RutInput } from '../../ui/forms/rut-input.tsx';
import { tell } from '../../ui/dialogs/tell.ts';
import { useOneAtATime } from '../../ui/use-one-at-a-time.ts';

interface Props {
  readonly offer: CotizacionPublica;
  readonly token: string;
  readonly onDone: () => void;
}

/** The customer accepts with name and RUT, or declines with a reason; once answered, what was answered. */
export function OfferAnswer({ offer, token, onDone }: Props) {
  const [open, setOpen] = useState<'aceptar' | 'declinar'>();
  const [nombre, setNombre] = useState('');
  const [rut, setRut] = useState('');
  const [motivo, setMotivo] = useState('');
  const oneAtATime = useOneAtATime();
  const accept = useCommand(acceptQuotation);
  const decline = useCommand(declineQuotation);
  const { respuesta, version_guardada } = offer;
  if (respuesta)
    return (
      <Alert
        color={respuesta.estado === 'aceptada' ? 'green' : 'gray'}
        title={respuesta.estado === 'aceptada' ? 'Cotización aceptada' : 'Cotización declinada'}
      >
        {[respuesta.nombre, formatDayTime(respuesta.fecha)].filter(Boolean).join(' · ')}
      </Alert>
    );
  if (offer.estado !== 'abierta') return null;
  const answer = async () => {
    const done =
      open === 'aceptar'
        ? await tell('La cotización no se aceptó', () =>
            accept.run({ token, nombre: nombre.trim(), rut, version_guardada }),
          )
        : await tell('La respuesta no se guardó', () =>
            decline.run({
              token,
              motivo: motivo.trim(),
              version_guardada,
              ...(nombre.trim() && { nombre: nombre.trim() }),
            }),
          );
    onDone();
    if (done) setOpen(undefined);
  };
  if (!open)
    return (
      <Group grow>
        <Button size="lg" onClick={() => setOpen('aceptar')}>
          Aceptar
        </Button>
        <Button size="lg" variant="default" onClick={() => setOpen('declinar')}>
          Declinar
        </Button>
      </Group>
    );
  const ready = open === 'aceptar' ? legible(nombre).trim().length > 1 && !isBlank(rut) : !isBlank(motivo);
  return (
    <form
      aria-label={open === 'aceptar' ? 'Aceptar la cotización' : 'Declinar la cotización'}
      onSubmit={(e) => {
        e.preventDefault();
        if (ready) void oneAtATime(answer);
      }}
    >
      <Stack gap="sm">
        {open === 'declinar' && (
          <Textarea
            label="Motivo"
            withAsterisk
            autosize
            minRows={2}
            maxLength={1000}
            autoFocus
            value={motivo}
            onChange={(e) => setMotivo(e.currentTarget.value)}
          />
        )}
        <TextInput
          size="md"
          label="Nombre"
          autoFocus={open === 'aceptar'}
          withAsterisk={open === 'aceptar'}
          autoComplete="name"
          maxLength={120}
          value={nombre}
          onChange={(e) => setNombre(e.currentTarget.value)}
        />
        {open === 'aceptar' && <RutInput size="md" withAsterisk value={rut} onChange={setRut} />}
        <Group grow>
          <Button
            type="submit"
            size="lg"
            disabled={!ready}
            loading={accept.busy || decline.busy}
            {...(open === 'declinar' && { color: 'red' })}
          >
            {open === 'aceptar' ? 'Aceptar cotización' : 'Declinar cotización'}
          </Button>
          <Button size="lg" variant="default" onClick={() => setOpen(undefined)}>
            Volver
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
