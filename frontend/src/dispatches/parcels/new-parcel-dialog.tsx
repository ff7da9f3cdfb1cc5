import { TIPOS_EMBALAJE, tipoEmbalaje } from '@power/domain/dispatches/parcels/parts';
import { Checkbox, SimpleGrid, TextInput } from '@mantine/core';
import { readOrderCode } from '@power/domain/orders/order-code.shared';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { useCommand } from '../../api/hooks.ts';
import { openParcel } from '../../calls/dispatches.ts';
import { FormDialog } from '../../ui/forms/form-dialog.tsx';
import type { FormReply } from '../../ui/forms/submit-reply.ts';
import { readParcel } from './read-parcel.ts';
import { refreshParcels } from './parcel-tasks.ts';
import { Select } from '../../ui/forms/select.tsx';

/** Number of the order whose label was read, or that was typed. */
const readOrder = (text: string): number | undefined =>
  readOrderCode(text) ?? (/^\d{1,15}$/.test(text.trim()) ? Number(text.trim()) : undefined);

const schema = z.object({
  pedido: z.string().refine((text) => readOrder(text) !== undefined, 'Escanea el pedido, o escribe su número'),
  tipo: tipoEmbalaje,
  codigo: z
    .string()
    .refine((text) => text.trim() === '' || readParcel(text) !== undefined, 'Escanea la etiqueta, o déjalo vacío'),
  todo: z.boolean(),
});
type Values = z.infer<typeof schema>;
const LABELS = { pedido: 'Pedido', tipo: 'Tipo', codigo: 'Etiqueta ya impresa', todo: 'Contenido' } as const;

interface Props {
  readonly onClose: () => void;
  readonly onOpened: (number: number) => void;
}

/** *Nuevo embalaje*: of which order, under a new number or one that was printed before. */
export function NewParcelDialog({ onClose, onOpened }: Props) {
  const { run } = useCommand(openParcel);
  return (
    <FormDialog<Values>
      title="Nuevo embalaje"
      schema={schema}
      defaultValues={{ pedido: '', tipo: 'Caja', codigo: '', todo: true }}
      submitLabel="Abrir embalaje"
      labels={LABELS}
      onClose={onClose}
      submit={async ({ pedido, tipo, codigo, todo }, options) => {
        const number = readParcel(codigo);
        const asked = { pedido: readOrder(pedido)!, tipo, todo, ...(number !== undefined && { number }) };
        return await run(asked, options);
      }}
      onDone={(reply) => {
        refreshParcels();
        onOpened((reply as FormReply & { readonly number: number }).number);
      }}
    >
      {({ control, register, formState: { errors } }) => (
        <>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
            <TextInput
              label={LABELS.pedido}
              description="Escanea su etiqueta, o escribe el número"
              withAsterisk
              data-autofocus
              autoComplete="off"
              maxLength={30}
              error={errors.pedido?.message}
              {...register('pedido')}
            />
            <Controller
              control={control}
              name="tipo"
              render={({ field }) => (
                <Select
                  {...field}
                  label={LABELS.tipo}
                  description="En qué se embala"
                  allowDeselect={false}
                  data={[...TIPOS_EMBALAJE]}
                />
              )}
            />
          </SimpleGrid>
          <TextInput
            label={LABELS.codigo}
            description="De «QR de Embalajes»: E|1024. Vacío toma el número siguiente."
            autoComplete="off"
            maxLength={30}
            error={errors.codigo?.message}
            {...register('codigo')}
          />
          <Checkbox label="Con todo lo que falta por embalar del pedido" {...register('todo')} />
        </>
      )}
    </FormDialog>
  );
}
