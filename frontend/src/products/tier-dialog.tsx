import { TextInput } from '@mantine/core';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { changeProductTier } from '../calls/products.ts';
import { useCommand } from '../api/hooks.ts';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import { refreshProducts } from './product-commands.shared.ts';
import { Select } from '../ui/forms/select.tsx';

const TIERS = ['1', '2', '3', '4', '5'];
const schema = z.object({ tier: z.string(), motivo: z.string().trim().max(200) });

interface Props {
  readonly product: {
    readonly _id: string;
    readonly part_number: string;
    readonly tier: number;
    readonly version: number;
  };
  readonly onClose: () => void;
}

/** The tier selects the margin table: prices follow at once. */
export function TierDialog({ product, onClose }: Props) {
  const { run } = useCommand(changeProductTier);
  return (
    <FormDialog
      title={`Cambiar tier de ${product.part_number}`}
      schema={schema}
      submitLabel="Cambiar tier"
      version={product.version}
      labels={{ tier: 'Tier', motivo: 'Motivo' }}
      defaultValues={{ tier: String(product.tier), motivo: '' }}
      onClose={onClose}
      onDone={refreshProducts}
      submit={({ tier, motivo }, options) =>
        run({ id: product._id, tier: Number(tier), ...(motivo && { motivo }) }, options)
      }
    >
      {({ control, register, formState: { errors } }) => (
        <>
          <Controller
            control={control}
            name="tier"
            render={({ field }) => (
              <Select
                label="Tier"
                data={TIERS}
                allowDeselect={false}
                value={field.value}
                onChange={field.onChange}
                description="Los precios se recalculan con la tabla de márgenes del tier"
                data-autofocus
              />
            )}
          />
          <TextInput label="Motivo" autoComplete="off" error={errors.motivo?.message} {...register('motivo')} />
        </>
      )}
    </FormDialog>
  );
}
