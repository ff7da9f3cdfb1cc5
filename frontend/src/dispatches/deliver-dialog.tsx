import { Button, Checkbox, FileButton, Group, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Controller } from 'react-hook-form';
import { notice } from '../ui/dialogs/prompts.ts';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import type { FormReply } from '../ui/forms/submit-reply.ts';
import { RutInput } from '../ui/forms/rut-input.tsx';
import { deliverDefaults, deliverSchema, type DeliverValues, dueNow } from './deliver-form.ts';
import { PartFields } from './part-fields.tsx';
import type { PartDraft } from './part-draft.ts';
import { chosenPart } from './part-form.ts';
import { PAYMENT_LABELS, PaymentFields } from './payment-fields.tsx';
import { refreshRoutes } from './refresh-routes.ts';
import { type Picture, settle } from './road-queue.shared.ts';
import { SignaturePad } from './signature-pad.tsx';
import { smallPhoto } from './small-photo.ts';
import type { TaskStop } from './stop-tasks.ts';

const LABELS = { nombre: 'Quién recibe', rut: 'RUT', observacion: 'Observación', ...PAYMENT_LABELS } as const;

/** The id stays while the form is tried again: what is attached already is not attached twice. */
const picture = (what: string, { pedido }: TaskStop, datos: string, kind: 'png' | 'jpg'): Picture => {
  const id = crypto.randomUUID();
  return { id, nombre: `${what} Pedido ${pedido} ${id.slice(0, 4)}.${kind}`, datos };
};

/** Somebody took the goods at the door: name and RUT, and if there is a finger and a camera, signature and photo. */
export function DeliverDialog({ stop, onClose }: { readonly stop: TaskStop; readonly onClose: () => void }) {
  const firma = useRef<Picture>(null);
  const [foto, setFoto] = useState<Picture | null>(null);
  // Registered once, though the delivery be tried again.
  const paid = useRef(false);
  const divisible = stop.embalajes.length > 1 || stop.lineas.reduce((sum, { cantidad }) => sum + cantidad, 0) > 1;
  const pay = async ({ monto, metodo_pago, referencia }: DeliverValues): Promise<FormReply> => {
    if (stop.falta === 0 || monto === 0 || paid.current) return { ok: true };
    const { despacho, linea, pedido } = stop;
    const reply = await settle({ tipo: 'cobrar', despacho, linea, pedido, monto, metodo_pago, referencia });
    paid.current = reply.ok;
    return reply;
  };
  const deliver = async (values: DeliverValues): Promise<FormReply> => {
    const payment = await pay(values);
    if (!payment.ok) return payment;
    const { nombre, rut, observacion, parcial, parte, sin_cobro } = values;
    return settle({
      tipo: 'entregar',
      despacho: stop.despacho,
      linea: stop.linea,
      pedido: stop.pedido,
      nombre,
      rut,
      observacion,
      firma: firma.current,
      foto,
      ...(parcial && {
        parte: { ...chosenPart(stop, parte.choice), motivo: parte.motivo.trim(), fecha: parte.fecha },
      }),
      ...(sin_cobro !== '' && { sin_cobro }),
    });
  };
  const take = async (file: File | null) => {
    if (!file) return;
    try {
      setFoto(picture('Foto', stop, await smallPhoto(file), 'jpg'));
    } catch {
      await notice({ titulo: 'La foto no se tomó', texto: 'El archivo no es una imagen. Elige o toma otra foto.' });
    }
  };
  return (
    <FormDialog<DeliverValues>
      title={`Entregar el Pedido N° ${stop.pedido} a ${stop.cliente}`}
      schema={deliverSchema(stop)}
      defaultValues={deliverDefaults(stop)}
      submitLabel="Entregar"
      labels={LABELS}
      onClose={onClose}
      onDone={refreshRoutes}
      submit={deliver}
    >
      {(form) => {
        const {
          control,
          register,
          watch,
          setValue,
          formState: { errors, dirtyFields },
        } = form;
        const [parcial, parte] = watch(['parcial', 'parte']);
        const choose = (partial: boolean, draft: PartDraft) => {
          setValue('parcial', partial, { shouldDirty: true });
          setValue('parte', draft, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
          if (!dirtyFields.monto) setValue('monto', dueNow(stop, partial, draft.choice));
        };
        return (
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
                render={({ field, fieldState }) => (
                  <RutInput withAsterisk {...field} error={fieldState.error?.message} />
                )}
              />
            </SimpleGrid>
            {divisible && (
              <Checkbox
                label="Entrega parcial: el cliente no recibe todo"
                checked={parcial}
                onChange={(event) => choose(event.currentTarget.checked, parte)}
              />
            )}
            {parcial && (
              <PartFields
                stop={stop}
                draft={parte}
                onChange={(draft) => choose(true, draft)}
                errors={{
                  choice: errors.parte?.choice?.message as string | undefined,
                  motivo: errors.parte?.motivo?.message,
                  fecha: errors.parte?.fecha?.message,
                }}
              />
            )}
            {stop.falta > 0 && <PaymentFields form={form} due={dueNow(stop, parcial, parte.choice)} />}
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
        );
      }}
    </FormDialog>
  );
}
