import { ALCANCES, isAddress } from '@power/domain/integrators/parts';
import { Checkbox, Group, TagsInput, TextInput } from '@mantine/core';
import { type Control, Controller } from 'react-hook-form';
import { z } from 'zod';
import { NumberControl } from '../ui/forms/controlled.tsx';

const limit = z.number('Ingresa el límite').int('El límite va en llamadas enteras').min(1, 'No puede ser menor a 1');

/** What is typed of a key, when it is made and when it is changed. */
export const keySchema = z.object({
  nombre: z.string().trim().min(1, 'Ingresa el nombre').max(100, 'A lo más 100 caracteres'),
  alcances: z.array(z.enum(ALCANCES)).min(1, 'Elige al menos un alcance'),
  ips: z.array(z.string()).superRefine((ips, ctx) => {
    const wrong = ips.find((ip) => !isAddress(ip));
    if (wrong !== undefined)
      ctx.addIssue({ code: 'custom', message: `${wrong} no es una dirección IP ni una red como 200.10.4.0/24` });
  }),
  por_minuto: limit.max(6000, 'A lo más 6.000'),
  por_dia: limit.max(1_000_000, 'A lo más 1.000.000'),
});
export type KeyValues = z.infer<typeof keySchema>;

export const KEY_LABELS = {
  nombre: 'Nombre',
  alcances: 'Alcances',
  ips: 'Direcciones permitidas',
  por_minuto: 'Límite por minuto',
  por_dia: 'Límite por día',
} as const;

export function IntegratorFields({ control: given }: { readonly control: Control<never, unknown, never> }) {
  const control = given as unknown as Control<KeyValues>;
  return (
    <>
      <Controller
        control={control}
        name="nombre"
        render={({ field, fieldState }) => (
          <TextInput
            {...field}
            label={KEY_LABELS.nombre}
            description="Del programa que la usa"
            withAsterisk
            autoComplete="off"
            maxLength={100}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="alcances"
        render={({ field: { ref: _, ...field }, fieldState }) => (
          <Checkbox.Group {...field} label={KEY_LABELS.alcances} withAsterisk error={fieldState.error?.message}>
            <Group gap="md" mt="xs">
              {ALCANCES.map((alcance) => (
                <Checkbox key={alcance} value={alcance} label={alcance} />
              ))}
            </Group>
          </Checkbox.Group>
        )}
      />
      <Controller
        control={control}
        name="ips"
        render={({ field, fieldState }) => (
          <TagsInput
            {...field}
            label={KEY_LABELS.ips}
            description="Una dirección o una red (200.10.4.0/24), con Enter; vacío permite todas"
            maxTags={50}
            error={fieldState.error?.message}
          />
        )}
      />
      <NumberControl control={control} name="por_minuto" label={KEY_LABELS.por_minuto} withAsterisk decimals={0} />
      <NumberControl control={control} name="por_dia" label={KEY_LABELS.por_dia} withAsterisk decimals={0} />
    </>
  );
}
