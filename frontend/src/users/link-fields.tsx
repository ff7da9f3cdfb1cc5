import { typedOptions } from '../ui/forms/typed-option.ts';
import { Autocomplete, MultiSelect } from '@mantine/core';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { suppliers } from '../calls/purchasing.ts';
import { brands } from '../calls/settings.ts';
import type { Option } from '../masters/types.ts';
import { useMasterOptions } from '../masters/use-master-options.ts';
import { useWarehouses } from '../orders/warehouses.shared.ts';
import { CustomerField } from './customer-field.shared.tsx';
import { Select } from '../ui/forms/select.tsx';

export const linksSchema = z.object({
  cliente_id: z.string().max(60),
  proveedor_id: z.string().trim().max(60),
  marcas: z.array(z.string().trim().max(60)).max(200),
  bodega: z.string().trim().max(60),
});
type Links = z.infer<typeof linksSchema>;

/** What was linked before it had a list, or is used no more, stays as it is. */
const withOwn = (options: readonly Option[], own: string): Option[] =>
  own === '' || options.some(({ value }) => value === own) ? [...options] : [...options, { value: own, label: own }];

/** The four links of an account. */
export function LinkFields({
  form: {
    control,
    watch,
    formState: { errors },
  },
}: {
  form: UseFormReturn<Links, unknown, Links>;
}) {
  const proveedores = useMasterOptions(suppliers, '_id', 'razon_social');
  const marcas = useMasterOptions(brands, 'nombre', 'nombre');
  const warehouses = useWarehouses(watch('bodega'));
  return (
    <>
      <Controller
        control={control}
        name="cliente_id"
        render={({ field }) => <CustomerField value={field.value} onChange={field.onChange} />}
      />
      <Controller
        control={control}
        name="proveedor_id"
        render={({ field }) => (
          <Select
            label="Proveedor"
            description="Cuyas filas ve el perfil Proveedor."
            data={withOwn(proveedores, field.value)}
            value={field.value || null}
            onChange={(value) => field.onChange(value ?? '')}
            onBlur={field.onBlur}
            error={errors.proveedor_id?.message}
            searchable
            clearable
          />
        )}
      />
      <Controller
        control={control}
        name="marcas"
        render={({ field }) => (
          <MultiSelect
            filter={typedOptions}
            label="Marcas"
            description="Las marcas que ve un Brand Manager o un Proveedor."
            data={field.value.reduce(withOwn, marcas as Option[])}
            searchable
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
            filter={typedOptions}
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
