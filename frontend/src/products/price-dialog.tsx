import { startOfDay } from '@power/domain/kernel/dates';
import { COLUMNAS_PRECIO, type ColumnaPrecio, type Precios, PRICE_NAMES } from '@power/domain/products/prices.shared';
import { TextInput } from '@mantine/core';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { setProductPrice } from '../calls/products.ts';
import { useCommand } from '../api/hooks.ts';
import { DateControl, NumberControl } from '../ui/forms/controlled.tsx';
import { formatMoney } from '../ui/format/numbers.ts';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import { refreshProducts } from './product-commands.shared.ts';
import { Select } from '../ui/forms/select.tsx';

const TODAS = 'todas';
const schema = z.object({
  columna: z.string(),
  nuevoPrecio: z.number().int('El precio va en pesos enteros').min(1, 'El precio debe ser mayor que 0'),
  desde: z.string(),
  vence: z.string(),
  motivo: z.string().trim().min(1).max(200),
});
type Values = z.infer<typeof schema>;
const choices = [
  { value: TODAS, label: 'Precio Lista, y los demás en proporción' },
  ...COLUMNAS_PRECIO.map((value) => ({ value, label: PRICE_NAMES[value] })),
];

interface Props {
  readonly product: { readonly _id: string; readonly part_number: string; readonly version: number };
  readonly current: Precios;
  readonly onClose: () => void;
}

/** A price by hand: reason, and from when to when; with a day to come it is scheduled. */
export function PriceDialog({ product, current, onClose }: Props) {
  const { run } = useCommand(setProductPrice);
  return (
    <FormDialog<Values>
      title={`Cambiar precio de ${product.part_number}`}
      schema={schema}
      submitLabel="Cambiar precio"
      version={product.version}
      labels={{ columna: 'Columna', nuevoPrecio: 'Precio', desde: 'Desde', vence: 'Vence', motivo: 'Motivo' }}
      defaultValues={{ columna: TODAS, desde: '', vence: '', motivo: '' }}
      onClose={onClose}
      onDone={refreshProducts}
      submit={({ columna, nuevoPrecio, desde, vence, motivo }, options) =>
        run(
          {
            idProducto: product._id,
            nuevoPrecio,
            motivo,
            ...(columna === TODAS ? {} : { columna: columna as ColumnaPrecio }),
            ...(desde && { desde: startOfDay(desde) }),
            ...(vence && { vence: startOfDay(vence) }),
          },
          options,
        )
      }
    >
      {({ control, register, watch, formState: { errors } }) => (
        <>
          <Controller
            control={control}
            name="columna"
            render={({ field }) => (
              <Select
                label="Columna"
                data={choices}
                allowDeselect={false}
                value={field.value}
                onChange={field.onChange}
                description={`Hoy ${formatMoney(current[watch('columna') === TODAS ? 'precio_lista' : (watch('columna') as ColumnaPrecio)])}`}
              />
            )}
          />
          <NumberControl control={control} name="nuevoPrecio" label="Precio" withAsterisk data-autofocus decimals={0} />
          <DateControl control={control} name="desde" label="Desde" description="Vacío: desde ahora" />
          <DateControl control={control} name="vence" label="Vence" description="Vacío: hasta que lo retires" />
          <TextInput
            label="Motivo"
            withAsterisk
            autoComplete="off"
            error={errors.motivo?.message}
            {...register('motivo')}
          />
        </>
      )}
    </FormDialog>
  );
}
