import { Autocomplete, TagsInput, TextInput } from '@mantine/core';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { useWarehouses } from '../orders/warehouses.shared.ts';
import { CustomerField } from './customer-field.tsx';

export const linksSchema = z.object({
  cliente_id: z.string().max(60),
  proveedor_id: z.string().trim().max(60),
  marcas: z.array(z.string().trim().max(60)).max(200),
  bodega: z.string().trim().max(60),
});
type Links = z.infer<typeof linksSchema>;

/** The four links of an account; suppliers and brands are written until their screens bring lists. */
export function LinkFields({
  form: {
    control,
    register,
    watch,
    formState: { errors },
  },
}: {
  form: UseFormReturn<Links, unknown, Links>;
}) {
  const warehouses = useWarehouses(watch('bodega'));
  return (
    <>
      <Controller
        control={control}
        name="cliente_id"
        render={({ field }) => <CustomerField value={field.value} onChange={field.onChange} />}
      />
      <TextInput
        label="Proveedor"
        description="Código del proveedor cuyas filas ve el perfil Proveedor."
        autoComplete="off"
        error={errors.proveedor_id?.message}
        {...register('proveedor_id')}
      />
      <Controller
        control={control}
        name="marcas"
        render={({ field }) => (
          <TagsInput
            label="Marcas"
            description="Las marcas que ve un Brand Manager. Enter agrega."
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            clearable
          />
        )}
      />
      <Controller
        control={control}
        name="bodega"
        render={({ field }) => (
          <Autocomplete
            label="Bodega"
            description="Donde trabaja, para las pantallas de bodega."
            data={warehouses}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={errors.bodega?.message}
          />
        )}
      />
    </>
  );
}
