import { scannedText } from '@power/domain/kernel/scanned-code';
import { LEAST_QUANTITY } from '@power/domain/kernel/quantity.shared';
import { placeName } from '@power/domain/inventory/places.shared';
import type { TrolleyRow } from '@power/domain/inventory/views/trolley-row';
import { TextInput } from '@mantine/core';
import { z } from 'zod';
import { useCommand } from '../../api/hooks.ts';
import { placeFromTrolley } from '../../calls/inventory.ts';
import { NumberControl } from '../../ui/forms/controlled.tsx';
import { FormDialog } from '../../ui/forms/form-dialog.tsx';
import { MOVING, movedUnits, SerialsField } from '../serials/serials-field.shared.tsx';
import { refreshList } from '../../ui/list/refresh-list.ts';
import { TROLLEYS } from './trolley-tasks.ts';

const LABELS = { ubicacion_destino: 'A la ubicación', cantidad: 'Unidades', series: 'Series' } as const;
const schema = z.object({
  ubicacion_destino: z.string().trim().min(1, 'Escanea la ubicación').max(60),
  cantidad: z.number('Ingresa las unidades').int('Las unidades son enteras').min(1, LEAST_QUANTITY.texto),
  series: z.string(),
});
type Values = z.infer<typeof schema>;

/** *Ubicar*: units of a trolley go to a place of its warehouse. */
export function PlaceDialog({ row, onClose }: { readonly row: TrolleyRow; readonly onClose: () => void }) {
  const { run } = useCommand(placeFromTrolley);
  return (
    <FormDialog<Values>
      title={`Ubicar ${row.part_number}`}
      schema={schema}
      defaultValues={{ ubicacion_destino: '', cantidad: row.cantidad, series: '' }}
      submitLabel="Ubicar"
      labels={LABELS}
      onClose={onClose}
      onDone={() => refreshList(TROLLEYS)}
      submit={({ ubicacion_destino, cantidad, series }) =>
        run({
          producto: row.producto_id,
          carro: row.carro,
          ...movedUnits(cantidad, series),
          ubicacion_destino: scannedText(ubicacion_destino).toUpperCase(),
        })
      }
    >
      {({ control, register, watch, formState: { errors } }) => (
        <>
          <p>{`En el carro de ${row.en_carro_de} hay ${row.cantidad}, de ${placeName(row.tomado_de)}, bodega ${row.bodega}.`}</p>
          <TextInput
            label={LABELS.ubicacion_destino}
            description="Escanéala o escríbela"
            withAsterisk
            data-autofocus
            autoComplete="off"
            error={errors.ubicacion_destino?.message}
            {...register('ubicacion_destino')}
          />
          <NumberControl control={control} name="cantidad" label={LABELS.cantidad} withAsterisk decimals={0} />
          <SerialsField
            field={register('series')}
            text={watch('series')}
            error={errors.series?.message}
            hint={`Sólo si las unidades tienen su serie registrada. ${MOVING}`}
          />
        </>
      )}
    </FormDialog>
  );
}
