import { addDays } from '@power/domain/kernel/dates';
import type { FoundProduct } from '@power/domain/products/views/product-search';
import { movementName } from '@power/domain/service/cases/views/case-document';
import type { CaseSheet } from '@power/domain/service/cases/views/sheet';
import { openLoans, PASOS_PRESTAMO } from '@power/domain/service/loans/loans.shared';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { useCommand } from '../api/hooks.ts';
import { lendUnit, settleLoan } from '../calls/service.ts';
import { DateControl } from '../ui/forms/controlled.tsx';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import { useOpened } from '../ui/forms/use-opened.ts';
import { today } from '../ui/format/times.ts';
import { refreshCases } from './case-commands.ts';
import { lineChoices, OriginField, PartField, SeriesField, seriesOf } from './goods-fields.tsx';
import { Select } from '../ui/forms/select.tsx';

interface Props {
  readonly sheet: CaseSheet;
  readonly onClose: () => void;
}
/** Days that are proposed. */
const USUAL = 15;
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'Elige el día de devolución');

const LENT = {
  linea: 'Mientras se revisa',
  producto: 'Equipo',
  origen: 'Sale de la bodega',
  series: 'Serie que sale',
  hasta: 'Se devuelve el',
};
const lend = z.object({
  linea: z.string().min(1, 'Elige el producto'),
  producto: z.string().min(1, 'Elige el equipo'),
  origen: z.string().min(1, 'Elige la bodega'),
  series: z.string(),
  hasta: day,
});

/** *Prestar equipo*: a unit of stock for the customer until the product of the case is back. */
export function LendDialog({ sheet: shown, onClose }: Props) {
  const { opened: sheet, goOn } = useOpened(shown);
  const { run } = useCommand(lendUnit);
  const [product, setProduct] = useState<FoundProduct>();
  return (
    <FormDialog
      title={`Prestar un equipo en el RMA N° ${sheet.number}`}
      schema={lend}
      defaultValues={{
        linea: String(sheet.lineas[0]!.linea),
        producto: '',
        origen: '',
        series: '',
        hasta: addDays(today(), USUAL),
      }}
      submitLabel="Prestar equipo"
      labels={LENT}
      version={sheet.version}
      onNewer={goOn}
      onClose={onClose}
      onDone={refreshCases}
      submit={({ linea, producto, origen, series, hasta }, options) =>
        run(
          {
            id: sheet.number,
            linea: Number(linea),
            producto,
            origen,
            series: product?.serializable ? seriesOf(series) : [],
            hasta,
          },
          options,
        )
      }
    >
      {({ control, setValue, formState: { errors } }) => (
        <>
          <p>Sale de stock por la bodega RMA y vuelve a ella cuando el cliente lo devuelve.</p>
          <Controller
            control={control}
            name="linea"
            render={({ field }) => (
              <Select
                {...field}
                label={LENT.linea}
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
                label={LENT.producto}
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
          <DateControl control={control} name="hasta" label={LENT.hasta} withAsterisk />
        </>
      )}
    </FormDialog>
  );
}

const settle = z
  .object({
    n: z.string().min(1, 'Elige el equipo'),
    paso: z.enum(PASOS_PRESTAMO, 'Elige qué pasó'),
    hasta: z.string(),
    detalle: z.string().trim(),
  })
  .refine(({ paso, hasta }) => paso !== 'Prorrogado' || day.safeParse(hasta).success, {
    path: ['hasta'],
    error: 'Elige hasta qué día se queda',
  })
  .refine(({ paso, detalle }) => paso !== 'Perdido' || detalle !== '', {
    path: ['detalle'],
    error: 'Ingresa el motivo',
  });

/** *Préstamo*: it came back, stays longer, or is lost; one that was lost may turn up. */
export function LoanDialog({ sheet: shown, onClose }: Props) {
  const { opened: sheet, goOn } = useOpened(shown);
  const { run } = useCommand(settleLoan);
  const loans = openLoans(sheet.movimientos);
  const first = loans[0];
  return (
    <FormDialog
      title={`Préstamo del RMA N° ${sheet.number}`}
      schema={settle}
      defaultValues={{ n: String(first?.n ?? ''), paso: 'Devuelto', hasta: first?.hasta ?? '', detalle: '' }}
      submitLabel="Guardar"
      labels={{ n: 'Equipo', paso: 'Qué pasó', hasta: 'Se devuelve el', detalle: 'Detalle' }}
      version={sheet.version}
      onNewer={goOn}
      onClose={onClose}
      onDone={refreshCases}
      submit={({ n, paso, hasta, detalle }, options) =>
        run({ id: sheet.number, n: Number(n), paso, detalle, ...(paso === 'Prorrogado' && { hasta }) }, options)
      }
    >
      {({ control, register, watch, formState: { errors } }) => {
        const lost = loans.find(({ n }) => String(n) === watch('n'))?.estado === 'perdido';
        const paso = watch('paso');
        return (
          <>
            <Controller
              control={control}
              name="n"
              render={({ field }) => (
                <Select
                  {...field}
                  label="Equipo"
                  withAsterisk
                  allowDeselect={false}
                  data={loans.map((one) => ({
                    value: String(one.n),
                    label: `${movementName(one)}${one.estado === 'perdido' ? ' · perdido' : ''}`,
                  }))}
                  error={errors.n?.message}
                />
              )}
            />
            <Controller
              control={control}
              name="paso"
              render={({ field }) => (
                <Select
                  {...field}
                  label="Qué pasó"
                  withAsterisk
                  allowDeselect={false}
                  data={lost ? ['Devuelto'] : [...PASOS_PRESTAMO]}
                  error={errors.paso?.message}
                />
              )}
            />
            {paso === 'Prorrogado' ? (
              <DateControl control={control} name="hasta" label="Se devuelve el" withAsterisk />
            ) : (
              <Textarea
                label={paso === 'Perdido' ? 'Motivo' : 'Cómo vuelve'}
                withAsterisk={paso === 'Perdido'}
                autosize
                minRows={2}
                maxLength={1000}
                error={errors.detalle?.message}
                {...register('detalle')}
              />
            )}
          </>
        );
      }}
    </FormDialog>
  );
}
