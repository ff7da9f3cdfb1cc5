import type { FoundProduct } from '@power/domain/products/views/product-search';
import type { CaseSheet } from '@power/domain/service/cases/views/sheet';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { useCommand, useQueryCall } from '../api/hooks.ts';
import { productSearch } from '../calls/products.ts';
import { exchangeUnit, fitPart } from '../calls/service.ts';
import { NumberControl } from '../ui/forms/controlled.tsx';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import { useOpened } from '../ui/forms/use-opened.ts';
import { refreshCases } from './case-commands.ts';
import { lineChoices, OriginField, PartField, SeriesField, seriesOf } from './goods-fields.tsx';
import { LEAST_QUANTITY } from '@power/domain/kernel/quantity.shared';
import { Select } from '../ui/forms/select.tsx';

interface Props {
  readonly sheet: CaseSheet;
  readonly onClose: () => void;
}

const LABELS = {
  linea: 'Producto',
  producto: 'Repuesto',
  cantidad: 'Cantidad',
  origen: 'Sale de la bodega',
  series: 'Series que salen',
};
const linea = z.string().min(1, 'Elige el producto');
const origen = z.string().min(1, 'Elige la bodega');
const series = z.string();
const part = z.object({
  linea,
  producto: z.string().min(1, 'Elige el repuesto'),
  cantidad: z.number('Ingresa la cantidad').int().min(1, LEAST_QUANTITY.texto),
  origen,
  series,
});

/** *Usar repuesto*: goods that go into a product of the case; stock leaves through the RMA warehouse. */
export function PartDialog({ sheet: shown, onClose }: Props) {
  const { opened: sheet, goOn } = useOpened(shown);
  const { run } = useCommand(fitPart);
  const [product, setProduct] = useState<FoundProduct>();
  return (
    <FormDialog
      title={`Usar un repuesto en el RMA N° ${sheet.number}`}
      schema={part}
      defaultValues={{ linea: String(sheet.lineas[0]!.linea), producto: '', cantidad: 1, origen: '', series: '' }}
      submitLabel="Usar repuesto"
      labels={LABELS}
      version={sheet.version}
      onNewer={goOn}
      onClose={onClose}
      onDone={refreshCases}
      submit={({ linea: n, producto, cantidad, origen: from, series: typed }, options) =>
        run(
          {
            id: sheet.number,
            linea: Number(n),
            producto,
            cantidad,
            origen: from,
            series: product?.serializable ? seriesOf(typed) : [],
          },
          options,
        )
      }
    >
      {({ control, setValue, formState: { errors } }) => (
        <>
          <Controller
            control={control}
            name="linea"
            render={({ field }) => (
              <Select
                {...field}
                label={LABELS.linea}
                withAsterisk
                allowDeselect={false}
                data={lineChoices(sheet.lineas)}
                error={errors.linea?.message}
              />
            )}
          />
          <Controller
            control={control}
            name="producto"
            render={({ field }) => (
              <PartField
                value={field.value}
                error={errors.producto?.message}
                chosen={product}
                onPick={(picked) => {
                  setProduct(picked);
                  field.onChange(picked?._id ?? '');
                  setValue('origen', picked?.stock.find(({ disponible }) => disponible > 0)?.bodega ?? '');
                }}
              />
            )}
          />
          <NumberControl control={control} name="cantidad" label={LABELS.cantidad} withAsterisk decimals={0} />
          <Controller
            control={control}
            name="origen"
            render={({ field }) => (
              <OriginField
                product={product}
                value={field.value}
                error={errors.origen?.message}
                onChange={field.onChange}
              />
            )}
          />
          {product?.serializable && (
            <Controller
              control={control}
              name="series"
              render={({ field }) => (
                <SeriesField value={field.value} error={errors.series?.message} onChange={field.onChange} />
              )}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}

/** Products of the case that may still be exchanged. */
const exchangeable = ({ lineas, movimientos }: CaseSheet) =>
  lineas.filter(
    ({ linea: n, resolucion }) =>
      (resolucion === null || resolucion === 'Cambio') &&
      !movimientos.some((one) => one.tipo === 'cambio' && one.linea === n && one.estado === 'hecho'),
  );

/** *Cambiar*: another unit goes out for one that failed, which enters the RMA warehouse. */
export function ExchangeDialog({ sheet: shown, onClose }: Props) {
  const { opened: sheet, goOn } = useOpened(shown);
  const { run } = useCommand(exchangeUnit);
  const open = exchangeable(sheet);
  const [chosen, setChosen] = useState(String(open[0]?.linea ?? ''));
  const line = open.find((one) => String(one.linea) === chosen);
  const found = useQueryCall(
    productSearch,
    { buscar: line?.producto.part_number ?? '' },
    { enabled: line !== undefined },
  );
  const product = found.data?.productos.find(({ _id }) => _id === line?.producto._id);
  return (
    <FormDialog
      title={`Cambiar un producto del RMA N° ${sheet.number}`}
      schema={z.object({ linea, origen, series })}
      defaultValues={{ linea: chosen, origen: '', series: '' }}
      submitLabel="Cambiar"
      labels={LABELS}
      version={sheet.version}
      onNewer={goOn}
      onClose={onClose}
      onDone={refreshCases}
      submit={({ linea: n, origen: from, series: typed }, options) =>
        run(
          { id: sheet.number, linea: Number(n), origen: from, series: product?.serializable ? seriesOf(typed) : [] },
          options,
        )
      }
    >
      {({ control, setValue, formState: { errors } }) => (
        <>
          <p>Sale otra unidad del mismo producto y la que falla entra a la bodega RMA.</p>
          <Controller
            control={control}
            name="linea"
            render={({ field }) => (
              <Select
                {...field}
                label={LABELS.linea}
                withAsterisk
                allowDeselect={false}
                data={
                  open.length > 0
                    ? lineChoices(open)
                    : [{ value: '', label: 'Ya se cambiaron o se resolvieron todos', disabled: true }]
                }
                error={errors.linea?.message}
                onChange={(n) => {
                  field.onChange(n);
                  setChosen(n ?? '');
                  setValue('origen', '');
                }}
              />
            )}
          />
          <Controller
            control={control}
            name="origen"
            render={({ field }) => (
              <OriginField
                product={product}
                value={field.value}
                error={errors.origen?.message}
                onChange={field.onChange}
              />
            )}
          />
          {product?.serializable && (
            <Controller
              control={control}
              name="series"
              render={({ field }) => (
                <SeriesField value={field.value} error={errors.series?.message} onChange={field.onChange} />
              )}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
