import { EMPTY_FIELD } from '@power/domain/kernel/bound-text';
import { isValidRut } from '@power/domain/kernel/rut';
import { Button, FileButton, Group, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { notice } from '../ui/dialogs/prompts.ts';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import { RutInput } from '../ui/forms/rut-input.tsx';
import { refreshRoutes } from './refresh-routes.ts';
import { type Picture, settle } from './road-queue.shared.ts';
import { SignaturePad } from './signature-pad.tsx';
import { smallPhoto } from './small-photo.ts';
import type { TaskStop } from './stop-tasks.ts';

const schema = z.object({
  nombre: z.string().trim().min(1, EMPTY_FIELD).max(120),
  rut: z.string().min(1, EMPTY_FIELD).refine(isValidRut, 'El RUT no es válido'),
  observacion: z.string().max(1000),
});
type Values = z.infer<typeof schema>;
const LABELS = { nombre: 'Quién recibe', rut: 'RUT', observacion: 'Observación' } as const;

/** The id stays while the form is tried again: what is attached already is not attached twice. */
const picture = (what: string, { pedido }: TaskStop, datos: string, kind: 'png' | 'jpg'): Picture => {
  const id = crypto.randomUUID();
  return { id, nombre: `${what} Pedido ${pedido} ${id.slice(0, 4)}.${kind}`, datos };
};

/** Somebody took the goods at the door: name and RUT, and if there is a finger and a camera, signature and photo. */
export function DeliverDialog({ stop, onClose }: { readonly stop: TaskStop; readonly onClose: () => void }) {
  const firma = useRef<Picture>(null);
  const [foto, setFoto] = useState<Picture | null>(null);
  const take = async (file: File | null) => {
    if (!file) return;
    try {
      setFoto(picture('Foto', stop, await smallPhoto(file), 'jpg'));
    } catch {
      await notice({ titulo: 'La foto no se tomó', texto: 'El archivo no es una imagen. Elige o toma otra foto.' });
    }
  };
  return (
    <FormDialog<Values>
      title={`Entregar el Pedido N° ${stop.pedido} a ${stop.cliente}`}
      schema={schema}
      defaultValues={{ nombre: '', rut: '', observacion: '' }}
      submitLabel="Entregar"
      labels={LABELS}
      onClose={onClose}
      onDone={refreshRoutes}
      submit={(values) =>
        settle({
          tipo: 'entregar',
          despacho: stop.despacho,
          linea: stop.linea,
          pedido: stop.pedido,
          ...values,
          firma: firma.current,
          foto,
        })
      }
    >
      {({ control, register, formState: { errors } }) => (
        <>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
            <TextInput
              label={LABELS.nombre}
              withAsterisk
              data-autofocus
              autoComplete="off"
              error={errors.nombre?.message}
              {...register('nombre')}
            />
            <Controller
              control={control}
              name="rut"
              render={({ field, fieldState }) => <RutInput withAsterisk {...field} error={fieldState.error?.message} />}
            />
          </SimpleGrid>
          <SignaturePad
            label="Firma"
            onChange={(png) => {
              firma.current = png === '' ? null : picture('Firma', stop, png, 'png');
            }}
          />
          <Group gap="xs">
            <FileButton accept="image/*" capture="environment" onChange={(file) => void take(file)}>
              {(props) => (
                <Button {...props} variant="default" leftSection={<IconCamera size={16} stroke={1.6} />}>
                  {foto ? 'Tomar otra foto' : 'Tomar foto'}
                </Button>
              )}
            </FileButton>
            {foto && <span>Foto lista</span>}
          </Group>
          <Textarea label={LABELS.observacion} autosize minRows={2} {...register('observacion')} />
        </>
      )}
    </FormDialog>
  );
}
