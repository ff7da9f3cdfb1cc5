import { medidas, TIPOS_EMBALAJE, tipoEmbalaje } from '@power/domain/dispatches/parcels/parts';
import type { ParcelSheet } from '@power/domain/dispatches/views/parcel-sheet';
import { SimpleGrid } from '@mantine/core';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { useCommand } from '../../api/hooks.ts';
import { closeParcel } from '../../calls/dispatches.ts';
import { NumberControl } from '../../ui/forms/controlled.tsx';
import { FormDialog } from '../../ui/forms/form-dialog.tsx';
import { useOpened } from '../../ui/forms/use-opened.ts';
import { refreshParcels } from './parcel-tasks.ts';
import { Select } from '../../ui/forms/select.tsx';

const SIDES = ['largo_cm', 'ancho_cm', 'alto_cm'] as const;
const schema = z
  .object({
    tipo: tipoEmbalaje,
    peso: medidas.peso,
    largo_cm: medidas.largo_cm.optional(),
    ancho_cm: medidas.ancho_cm.optional(),
    alto_cm: medidas.alto_cm.optional(),
  })
  .superRefine((typed, ctx) => {
    const known = SIDES.filter((side) => typeof typed[side] === 'number');
    for (const side of SIDES)
      if (known.length > 0 && !known.includes(side))
        ctx.addIssue({ code: 'custom', path: [side], message: 'Mide los tres lados, o ninguno' });
  });
type Values = z.input<typeof schema>;
const LABELS = {
  tipo: 'Tipo',
  peso: 'Peso (kg)',
  largo_cm: 'Largo (cm)',
  ancho_cm: 'Ancho (cm)',
  alto_cm: 'Alto (cm)',
} as const;

/** *Cerrar*: weighed and measured. */
export function CloseParcelDialog({ sheet, onClose }: { readonly sheet: ParcelSheet; readonly onClose: () => void }) {
  const { run } = useCommand(closeParcel);
  const { opened, goOn } = useOpened(sheet);
  const { tipo, peso, largo_cm, ancho_cm, alto_cm } = opened;
  return (
    <FormDialog<Values, z.output<typeof schema>>
      title={`Cerrar el Embalaje N° ${opened.number}`}
      schema={schema}
      defaultValues={{
        tipo,
        peso: peso ?? undefined,
        largo_cm: largo_cm ?? undefined,
        ancho_cm: ancho_cm ?? undefined,
        alto_cm: alto_cm ?? undefined,
      }}
      submitLabel="Cerrar embalaje"
      version={opened.version}
      onNewer={goOn}
      labels={LABELS}
      onClose={onClose}
      onDone={refreshParcels}
      submit={(typed, options) =>
        run(
          {
            id: opened.number,
            tipo: typed.tipo,
            peso: typed.peso,
            largo_cm: typed.largo_cm ?? null,
            ancho_cm: typed.ancho_cm ?? null,
            alto_cm: typed.alto_cm ?? null,
          },
          options,
        )
      }
    >
      {({ control }) => (
        <>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
            <Controller
              control={control}
              name="tipo"
              render={({ field }) => (
                <Select {...field} label={LABELS.tipo} allowDeselect={false} data={[...TIPOS_EMBALAJE]} />
              )}
            />
            <NumberControl control={control} name="peso" label={LABELS.peso} withAsterisk decimals={3} data-autofocus />
          </SimpleGrid>
          <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md">
            {SIDES.map((side) => (
              <NumberControl key={side} control={control} name={side} label={LABELS[side]} decimals={1} />
            ))}
          </SimpleGrid>
        </>
      )}
    </FormDialog>
  );
}
