import { typedOptions } from '../../ui/forms/typed-option.ts';
import { scannedText } from '@power/domain/kernel/scanned-code';
import { CLASES_ABC, TIPOS_CONTEO } from '@power/domain/inventory/counts/parts';
import { Autocomplete, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { useCommand } from '../../api/hooks.ts';
import { openCount } from '../../calls/inventory.ts';
import { useUsualWarehouse, useWarehouses } from '../../orders/warehouses.shared.ts';
import { FormDialog } from '../../ui/forms/form-dialog.tsx';
import type { FormReply } from '../../ui/forms/submit-reply.ts';
import { refreshCounts } from './count-commands.ts';
import { Select } from '../../ui/forms/select.tsx';

const schema = z
  .object({
    bodega: z.string().trim().min(1, 'Elige la bodega'),
    tipo: z.enum(TIPOS_CONTEO),
    clase: z.enum(CLASES_ABC),
    ubicacion: z.string().trim().max(50),
    observacion: z.string().trim().max(1000, 'A lo más 1000 caracteres'),
  })
  .refine(({ tipo, ubicacion }) => tipo !== 'Por ubicación' || ubicacion !== '', {
    path: ['ubicacion'],
    message: 'Indica la ubicación o el bloque',
  });
type Values = z.infer<typeof schema>;
const LABELS = {
  bodega: 'Bodega',
  tipo: 'Tipo',
  clase: 'Clase',
  ubicacion: 'Ubicación, nivel o bloque',
  observacion: 'Observación',
} as const;
const HELP: Readonly<Record<Values['tipo'], string>> = {
  Total: 'Todo lo que tiene la bodega',
  Cíclico: 'Una clase de productos, según lo que salió en los últimos 90 días',
  'Por ubicación': 'Lo que hay en un lugar, un nivel o un bloque',
};

interface Props {
  readonly onClose: () => void;
  readonly onOpened: (number: number) => void;
}

/** *Nuevo inventario*: what is counted, where. */
export function NewCountDialog({ onClose, onOpened }: Props) {
  const { run } = useCommand(openCount);
  const bodega = useUsualWarehouse();
  const bodegas = useWarehouses();
  return (
    <FormDialog<Values>
      title="Nuevo inventario"
      schema={schema}
      defaultValues={{ bodega, tipo: 'Por ubicación', clase: 'A', ubicacion: '', observacion: '' }}
      submitLabel="Abrir inventario"
      labels={LABELS}
      onClose={onClose}
      submit={({ clase, ubicacion, ...conteo }, options) =>
        run(
          {
            conteo: {
              ...conteo,
              ...(conteo.tipo === 'Cíclico' && { clase }),
              ...(conteo.tipo === 'Por ubicación' && { ubicacion: scannedText(ubicacion).toUpperCase() }),
            },
          },
          options,
        )
      }
      onDone={(reply) => {
        refreshCounts();
        onOpened((reply as FormReply & { readonly number: number }).number);
      }}
    >
      {({ control, register, watch, formState: { errors } }) => (
        <>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
            <Controller
              control={control}
              name="bodega"
              render={({ field, fieldState }) => (
                <Autocomplete
                  filter={typedOptions}
                  {...field}
                  label={LABELS.bodega}
                  withAsterisk
                  data={bodegas}
                  error={fieldState.error?.message}
                />
              )}
            />
            <Controller
              control={control}
              name="tipo"
              render={({ field }) => (
                <Select
                  {...field}
                  label={LABELS.tipo}
                  description={HELP[field.value]}
                  withAsterisk
                  allowDeselect={false}
                  data={[...TIPOS_CONTEO]}
                />
              )}
            />
          </SimpleGrid>
          {watch('tipo') === 'Cíclico' && (
            <Controller
              control={control}
              name="clase"
              render={({ field }) => (
                <Select
                  {...field}
                  label={LABELS.clase}
                  description="A: lo que más se mueve"
                  allowDeselect={false}
                  data={[...CLASES_ABC]}
                />
              )}
            />
          )}
          {watch('tipo') === 'Por ubicación' && (
            <TextInput
              label={LABELS.ubicacion}
              description="Escanea la etiqueta, o escribe el comienzo: BOD-R01"
              withAsterisk
              autoComplete="off"
              error={errors.ubicacion?.message}
              {...register('ubicacion')}
            />
          )}
          <Textarea
            label={LABELS.observacion}
            autosize
            minRows={2}
            maxLength={1000}
            error={errors.observacion?.message}
            {...register('observacion')}
          />
        </>
      )}
    </FormDialog>
  );
}
