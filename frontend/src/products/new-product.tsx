import { TextInput } from '@mantine/core';
import { z } from 'zod';
import { registerProduct } from '../calls/products.ts';
import { useCommand } from '../api/hooks.ts';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import { refreshProducts } from './product-commands.shared.ts';
import { editable, EDITABLE_LABELS, ProductFields } from './product-fields.tsx';

const schema = editable.extend({ codigo: z.string().trim().min(1).max(60) });
type New = z.infer<typeof schema>;

/** A new product. Its prices follow from cost and tier. */
export function NewProduct({ onClose }: { onClose: () => void }) {
  const { run } = useCommand(registerProduct);
  return (
    <FormDialog<New>
      title="Nuevo producto"
      schema={schema}
      submitLabel="Crear producto"
      labels={{ codigo: 'Código', ...EDITABLE_LABELS }}
      defaultValues={{
        codigo: '',
        part_number: '',
        nombre: '',
        marca: '',
        categoria: '',
        unidad: 'UN',
        descripcion: '',
        ean: [],
        bloqueado: false,
        web: false,
        serializable: false,
        servicio: false,
        modificable: true,
      }}
      onClose={onClose}
      onDone={refreshProducts}
      submit={(producto, options) => run({ producto }, options)}
    >
      {(form) => (
        <>
          <TextInput
            label="Código"
            data-autofocus
            withAsterisk
            description="Único; no se cambia después"
            autoComplete="off"
            error={form.formState.errors.codigo?.message}
            {...form.register('codigo')}
          />
          <ProductFields form={form as never} />
        </>
      )}
    </FormDialog>
  );
}
