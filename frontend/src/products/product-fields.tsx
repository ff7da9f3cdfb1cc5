import { scannedText } from '@power/domain/kernel/scanned-code';
import { Checkbox, SimpleGrid, TagsInput, Textarea, TextInput } from '@mantine/core';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { z } from 'zod';

export const editable = z.object({
  part_number: z.string().trim().min(1).max(200),
  nombre: z.string().trim().min(1).max(200),
  marca: z.string().trim().min(1).max(200),
  categoria: z.string().trim().max(200),
  unidad: z.string().trim().max(20),
  descripcion: z.string().trim().max(4000),
  ean: z
    .array(z.string().regex(/^[\w-]{1,40}$/, 'Un código lleva solo letras, números y guiones'))
    .max(20, 'A lo más 20 códigos'),
  bloqueado: z.boolean(),
  web: z.boolean(),
  serializable: z.boolean(),
  servicio: z.boolean(),
  modificable: z.boolean(),
});
export type Editable = z.infer<typeof editable>;
export const EDITABLE_LABELS: Readonly<Record<keyof Editable, string>> = {
  part_number: 'Part number',
  nombre: 'Nombre',
  marca: 'Marca',
  categoria: 'Categoría',
  unidad: 'Unidad',
  descripcion: 'Descripción',
  ean: 'Códigos EAN',
  bloqueado: 'Bloqueado',
  web: 'Web',
  serializable: 'Lleva serie',
  servicio: 'Servicio',
  modificable: 'Modificable en cotizaciones',
};
const FLAGS = ['bloqueado', 'web', 'serializable', 'servicio', 'modificable'] as const;
const TEXTS = ['part_number', 'nombre', 'marca', 'categoria', 'unidad'] as const;

/** The facts of a product, as create and edit ask for them. */
export function ProductFields({ form }: { form: UseFormReturn<Editable, unknown, Editable> }) {
  const { register, control, formState } = form;
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {TEXTS.map((name, n) => (
          <TextInput
            key={name}
            label={EDITABLE_LABELS[name]}
            withAsterisk={n < 3}
            autoComplete="off"
            data-autofocus={n === 0 || undefined}
            error={formState.errors[name]?.message}
            {...register(name)}
          />
        ))}
      </SimpleGrid>
      <Textarea
        label="Descripción"
        autosize
        minRows={2}
        maxRows={6}
        error={formState.errors.descripcion?.message}
        {...register('descripcion')}
      />
      <Controller
        control={control}
        name="ean"
        render={({ field, fieldState }) => (
          <TagsInput
            label="Códigos EAN"
            description="Enter después de cada código"
            value={field.value}
            onChange={(codes) => field.onChange(codes.map(scannedText))}
            onBlur={field.onBlur}
            acceptValueOnBlur
            error={
              fieldState.error?.message ??
              (Array.isArray(formState.errors.ean) ? formState.errors.ean.find(Boolean)?.message : undefined)
            }
          />
        )}
      />
      <SimpleGrid cols={{ base: 2, sm: 4 }}>
        {FLAGS.map((name) => (
          <Checkbox key={name} label={EDITABLE_LABELS[name]} {...register(name)} />
        ))}
      </SimpleGrid>
    </>
  );
}
