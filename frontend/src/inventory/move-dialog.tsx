import { typedOptions } from '../ui/forms/typed-option.ts';
import { scannedText } from '@power/domain/kernel/scanned-code';
import { Autocomplete, TextInput } from '@mantine/core';
import { SIN_UBICAR } from '@power/domain/inventory/places.shared';
import type { ProductPlaces } from '@power/domain/inventory/views/stock-lookup';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { useCommand } from '../api/hooks.ts';
import { moveStock, placeStock, warehouses } from '../calls/inventory.ts';
import { useMasterOptions } from '../masters/use-master-options.ts';
import { NumberControl } from '../ui/forms/controlled.tsx';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import { MOVING, movedUnits, SerialsField } from './serials/serials-field.shared.tsx';
import { Select } from '../ui/forms/select.tsx';

const LABELS = {
  bodega_destino: 'A la bodega',
  cantidad: 'Unidades',
  ubicacion_destino: 'A la ubicación',
  motivo: 'Motivo',
  series: 'Series',
};
const schema = z.object({
  bodega_destino: z.string(),
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

/**
 * Puts units of a product somewhere else: in its warehouse, where the place is scanned or left empty to take them off, or in
 * another one, where they arrive without a place.
 */
export function MoveDialog({ product, from, onClose, onDone }: Props) {
  const within = useCommand(placeStock);
  const across = useCommand(moveStock);
  const options = useMasterOptions(warehouses, 'codigo', 'nombre');
  // Where the same product stands already is where it is looked for.
  const suggested = product.ubicaciones.flatMap(({ bodega, ubicacion }) =>
    bodega === from.bodega && ubicacion !== null && ubicacion !== from.ubicacion ? [ubicacion] : [],
  );
  return (
    <FormDialog
      title={`Mover ${product.part_number}`}
      schema={schema}
      defaultValues={{
        bodega_destino: from.bodega,
        cantidad: from.cantidad,
        ubicacion_destino: '',
        motivo: '',
        series: '',
      }}
      labels={LABELS}
      submitLabel="Mover"
      onClose={onClose}
      onDone={onDone}
      submit={({ bodega_destino, cantidad, ubicacion_destino, motivo, series }) => {
        const moved = {
          producto: product._id,
          bodega: from.bodega,
          ...movedUnits(cantidad, series),
          ...(from.ubicacion !== null && { ubicacion: from.ubicacion }),
          ...(motivo.trim() && { motivo }),
        };
        return bodega_destino === from.bodega
          ? within.run({
              ...moved,
              ...(ubicacion_destino && { ubicacion_destino: scannedText(ubicacion_destino).toUpperCase() }),
            })
          : across.run({ ...moved, bodega_destino });
      }}
    >
      {({ control, register, watch, formState: { errors } }) => (
        <>
          <p>{`De ${from.ubicacion ?? SIN_UBICAR}, bodega ${from.bodega}: hay ${from.cantidad}.`}</p>
          <Controller
            control={control}
            name="bodega_destino"
            render={({ field }) => (
              <Select
                {...field}
                onChange={(value) => field.onChange(value ?? from.bodega)}
                label={LABELS.bodega_destino}
                data={[...options]}
                allowDeselect={false}
                error={errors.bodega_destino?.message}
              />
            )}
          />
          <Controller
            control={control}
            name="ubicacion_destino"
            render={({ field }) => (
              <Autocomplete
                filter={typedOptions}
                {...field}
                label={LABELS.ubicacion_destino}
                description={
                  watch('bodega_destino') === from.bodega
                    ? `Escanéala o escríbela; vacía es ${SIN_UBICAR}.`
                    : `En otra bodega quedan en ${SIN_UBICAR}: se ubican al llegar.`
                }
                disabled={watch('bodega_destino') !== from.bodega}
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
