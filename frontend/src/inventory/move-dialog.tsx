import { Autocomplete, TextInput } from '@mantine/core';
import { SIN_UBICAR } from '@power/domain/inventory/places.shared';
import type { ProductPlaces } from '@power/domain/inventory/views/stock-lookup';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { useCommand } from '../api/hooks.ts';
import { placeStock } from '../calls/inventory.ts';
import { NumberControl } from '../ui/forms/controlled.tsx';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import { MOVING, movedUnits, SerialsField } from './serials/serials-field.shared.tsx';

const LABELS = { cantidad: 'Unidades', ubicacion_destino: 'A la ubicación', motivo: 'Motivo', series: 'Series' };
const schema = z.object({
  cantidad: z.number().int().min(1),
  ubicacion_destino: z.string().trim().max(60),
  motivo: z.string().max(200),
  series: z.string(),
});

interface Props {
  readonly product: ProductPlaces;
  readonly from: ProductPlaces['ubicaciones'][number];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Puts units of a product somewhere else in its warehouse: scan the place, or leave it empty to take them off. */
export function MoveDialog({ product, from, onClose, onDone }: Props) {
  const command = useCommand(placeStock);
  // Where the same product stands already is where it is looked for.
  const suggested = product.ubicaciones.flatMap(({ bodega, ubicacion }) =>
    bodega === from.bodega && ubicacion !== null && ubicacion !== from.ubicacion ? [ubicacion] : [],
  );
  return (
    <FormDialog
      title={`Mover ${product.part_number}`}
      schema={schema}
      defaultValues={{ cantidad: from.cantidad, ubicacion_destino: '', motivo: '', series: '' }}
      labels={LABELS}
      submitLabel="Mover"
      onClose={onClose}
      onDone={onDone}
      submit={({ cantidad, ubicacion_destino, motivo, series }) =>
        command.run({
          producto: product._id,
          bodega: from.bodega,
          ...movedUnits(cantidad, series),
          ...(from.ubicacion !== null && { ubicacion: from.ubicacion }),
          ...(ubicacion_destino && { ubicacion_destino: ubicacion_destino.toUpperCase() }),
          ...(motivo.trim() && { motivo }),
        })
      }
    >
      {({ control, register, watch, formState: { errors } }) => (
        <>
          <p>{`De ${from.ubicacion ?? SIN_UBICAR}, bodega ${from.bodega}: hay ${from.cantidad}.`}</p>
          <Controller
            control={control}
            name="ubicacion_destino"
            render={({ field }) => (
              <Autocomplete
                {...field}
                label={LABELS.ubicacion_destino}
                description={`Escanéala o escríbela; vacía es ${SIN_UBICAR}.`}
                data={suggested}
                data-autofocus
                error={errors.ubicacion_destino?.message}
              />
            )}
          />
          <NumberControl control={control} name="cantidad" label={LABELS.cantidad} withAsterisk decimals={0} />
          {product.serializable && (
            <SerialsField
              field={register('series')}
              text={watch('series')}
              error={errors.series?.message}
              hint={MOVING}
            />
          )}
          <TextInput label={LABELS.motivo} {...register('motivo')} error={errors.motivo?.message} />
        </>
      )}
    </FormDialog>
  );
}
