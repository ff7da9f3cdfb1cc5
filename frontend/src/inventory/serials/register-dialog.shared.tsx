import { typedOptions } from '../../ui/forms/typed-option.ts';
import { scannedText } from '@power/domain/kernel/scanned-code';
import { Autocomplete, TextInput } from '@mantine/core';
import { SIN_UBICAR } from '@power/domain/inventory/places.shared';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { useCommand, useQueryCall } from '../../api/hooks.ts';
import { productPhysicalStock, stockLookup, storeSerials, warehouses } from '../../calls/inventory.ts';
import { useMasterOptions } from '../../masters/use-master-options.ts';
import { FormDialog } from '../../ui/forms/form-dialog.tsx';
import { typedKeys } from '../../ui/forms/typed-keys.ts';
import { refreshList } from '../../ui/list/refresh-list.ts';
import { ProductChoice, useChosenProduct } from '../chosen-product.shared.tsx';
import { PENDING_SERIALS, SERIALS } from './serial-tasks.ts';
import { SerialsField } from './serials-field.shared.tsx';
import { Select } from '../../ui/forms/select.tsx';

const LABELS = { bodega: 'Bodega', ubicacion: 'Ubicación', documento: 'Documento', series: 'Series' } as const;
const schema = z.object({
  bodega: z.string().min(1, 'Elige la bodega'),
  ubicacion: z.string().trim().max(60),
  documento: z.string().trim().max(200),
  series: z.string().refine((text) => typedKeys(text).length > 0, 'Escanea al menos una serie'),
});

interface Props {
  readonly onClose: () => void;
  /** `codigo_sap` of the product and the serials, where they are chosen already. */
  readonly codigo_sap?: string;
  readonly bodega?: string;
  readonly series?: string;
}

/** *Registrar series*: units that stand in a warehouse are known by their numbers from now on. */
export function RegisterSerials({ onClose, codigo_sap = '', bodega: chosenWarehouse = '', series = '' }: Props) {
  const { run } = useCommand(storeSerials);
  const [picked, setPicked] = useState(codigo_sap);
  const chosen = useChosenProduct(picked);
  const options = useMasterOptions(warehouses, 'codigo', 'nombre');
  const stock = useQueryCall(productPhysicalStock, { codigo_sap: picked }, { enabled: picked !== '' });
  const places = useQueryCall(stockLookup, { buscar: chosen?.codigo ?? '' }, { enabled: chosen !== undefined });
  const found = places.data && 'productos' in places.data ? places.data.productos : [];
  return (
    <FormDialog
      title="Registrar series"
      schema={schema}
      defaultValues={{ bodega: chosenWarehouse, ubicacion: '', documento: '', series }}
      labels={LABELS}
      submitLabel="Registrar"
      onClose={onClose}
      onDone={() => {
        refreshList(SERIALS);
        refreshList(PENDING_SERIALS);
      }}
      submit={async ({ bodega, ubicacion, documento, series: text }) =>
        chosen === undefined
          ? { ok: false, titulo: 'Falta el producto', mensaje: 'Busca el producto de las series.' }
          : run({
              producto: chosen._id,
              bodega,
              series: typedKeys(text),
              ...(ubicacion !== '' && { ubicacion: scannedText(ubicacion).toUpperCase() }),
              ...(documento !== '' && { documento }),
            })
      }
    >
      {({ control, register, watch, formState: { errors } }) => (
        <>
          <ProductChoice chosen={chosen} onPick={setPicked} />
          <Controller
            control={control}
            name="bodega"
            render={({ field }) => (
              <Select
                allowDeselect={false}
                {...field}
                value={field.value || null}
                onChange={(value) => field.onChange(value ?? '')}
                label={LABELS.bodega}
                data={[...options]}
                withAsterisk
                error={errors.bodega?.message}
                {...(stock.isFetching && { description: 'Leyendo su stock…' })}
              />
            )}
          />
          <Controller
            control={control}
            name="ubicacion"
            render={({ field }) => (
              <Autocomplete
                filter={typedOptions}
                {...field}
                label={LABELS.ubicacion}
                description={`Escanéala o escríbela; vacía es ${SIN_UBICAR}.`}
                data={found.flatMap(({ ubicaciones }) =>
                  ubicaciones.flatMap(({ bodega, ubicacion }) =>
                    bodega === watch('bodega') && ubicacion !== null ? [ubicacion] : [],
                  ),
                )}
                error={errors.ubicacion?.message}
              />
            )}
          />
          <SerialsField
            field={register('series')}
            text={watch('series')}
            error={errors.series?.message}
            hint="Una por línea; también sirve pegarlas desde Excel."
            required
          />
          <TextInput
            label={LABELS.documento}
            description="Con qué llegaron: recepción, guía o factura; puede quedar vacío."
            autoComplete="off"
            error={errors.documento?.message}
            {...register('documento')}
          />
        </>
      )}
    </FormDialog>
  );
}
