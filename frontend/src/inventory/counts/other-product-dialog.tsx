import { TextInput } from '@mantine/core';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { useCommand } from '../../api/hooks.ts';
import { countLine } from '../../calls/inventory.ts';
import { findProduct } from '../../documents/product-search/find-product.ts';
import { FormDialog } from '../../ui/forms/form-dialog.tsx';
import { NumberInput } from '../../ui/forms/number-input.tsx';
import type { FormReply } from '../../ui/forms/submit-reply.ts';
import { refreshCounts } from './count-commands.ts';

const schema = z.object({
  producto: z.string().trim().min(1, 'Escanea el producto'),
  ubicacion: z.string().trim().max(50),
  contado: z.number('Ingresa cuántas hay').int().min(0),
});
const refused = (mensaje: string): FormReply => ({ ok: false, titulo: 'La línea no se contó', mensaje });

/** *Contar otro producto*: what is on the shelf and on no line of the count. */
export function OtherProductDialog({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const { run } = useCommand(countLine);
  return (
    <FormDialog
      title="Contar otro producto"
      schema={schema}
      defaultValues={{ producto: '', ubicacion: '', contado: undefined }}
      submitLabel="Contar"
      labels={{ producto: 'Producto', ubicacion: 'Ubicación', contado: 'Unidades' }}
      onClose={onClose}
      onDone={refreshCounts}
      submit={async ({ producto, ubicacion, contado }, options) => {
        const found = await findProduct(producto, true);
        if (found === 'varios')
          return refused(`Más de un producto se llama ${producto}: usa el código que es sólo suyo.`);
        if (!found)
          return refused(`No hay un producto ${producto}. Escanea su etiqueta, o escribe su código completo.`);
        const place = ubicacion.replace(/^bod\|/i, '');
        return await run({ id, producto: found._id, ...(place !== '' && { ubicacion: place }), contado }, options);
      }}
    >
      {({ control, register, formState: { errors } }) => (
        <>
          <TextInput
            label="Producto"
            description="Código, part number o código de barras"
            withAsterisk
            size="lg"
            autoComplete="off"
            maxLength={100}
            data-autofocus
            error={errors.producto?.message}
            {...register('producto')}
          />
          <TextInput
            label="Ubicación"
            description="Vacía si está sin ubicar"
            size="lg"
            autoComplete="off"
            maxLength={60}
            error={errors.ubicacion?.message}
            {...register('ubicacion')}
          />
          <Controller
            control={control}
            name="contado"
            render={({ field }) => (
              <NumberInput
                label="Unidades"
                withAsterisk
                size="lg"
                decimals={0}
                value={field.value}
                onChange={field.onChange}
                error={errors.contado?.message}
              />
            )}
          />
        </>
      )}
    </FormDialog>
  );
}
