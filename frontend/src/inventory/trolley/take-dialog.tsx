import { LEAST_QUANTITY } from '@power/domain/kernel/quantity.shared';
import { placeName } from '@power/domain/inventory/places.shared';
import type { ProductPlaces } from '@power/domain/inventory/views/stock-lookup';
import { z } from 'zod';
import { useCommand } from '../../api/hooks.ts';
import { takeToTrolley } from '../../calls/inventory.ts';
import { NumberControl } from '../../ui/forms/controlled.tsx';
import { FormDialog } from '../../ui/forms/form-dialog.tsx';
import { MOVING, movedUnits, SerialsField } from '../serials/serials-field.shared.tsx';

const LABELS = { cantidad: 'Unidades', series: 'Series' } as const;
const schema = z.object({
  cantidad: z.number('Ingresa las unidades').int('Las unidades son enteras').min(1, LEAST_QUANTITY.texto),
  series: z.string(),
});
type Values = z.infer<typeof schema>;

interface Props {
  readonly product: ProductPlaces;
  readonly from: ProductPlaces['ubicaciones'][number];
  readonly onClose: () => void;
}

/** *Tomar*: units leave their place for one's own trolley. */
export function TakeDialog({ product, from, onClose }: Props) {
  const { run } = useCommand(takeToTrolley);
  return (
    <FormDialog<Values>
      title={`Tomar ${product.part_number}`}
      schema={schema}
      defaultValues={{ cantidad: from.cantidad, series: '' }}
      submitLabel="Tomar"
      labels={LABELS}
      onClose={onClose}
      submit={({ cantidad, series }) =>
        run({
          producto: product._id,
          bodega: from.bodega,
          ...movedUnits(cantidad, series),
          ...(from.ubicacion !== null && { ubicacion: from.ubicacion }),
        })
      }
    >
      {({ control, register, watch, formState: { errors } }) => (
        <>
          <p>{`De ${placeName(from.ubicacion)}, bodega ${from.bodega}: hay ${from.cantidad}. Quedan en tu carro hasta que las ubiques o devuelvas.`}</p>
          <NumberControl
            control={control}
            name="cantidad"
            label={LABELS.cantidad}
            withAsterisk
            decimals={0}
            data-autofocus
          />
          {product.serializable && (
            <SerialsField
              field={register('series')}
              text={watch('series')}
              error={errors.series?.message}
              hint={MOVING}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
