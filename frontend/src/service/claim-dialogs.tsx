import { ENTREGAS_PROVEEDOR } from '@power/domain/service/claims/parts';
import { PASOS_RECLAMO, type PasoReclamo, stepsFrom } from '@power/domain/service/claims/steps.shared';
import type { CaseSheet } from '@power/domain/service/cases/views/sheet';
import { Textarea } from '@mantine/core';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { useCommand, useQueryCall } from '../api/hooks.ts';
import { advanceClaim, claimSuppliers, openClaim } from '../calls/service.ts';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import { useOpened } from '../ui/forms/use-opened.ts';
import { refreshCases } from './case-commands.ts';
import { lineChoices } from './goods-fields.tsx';
import { Select } from '../ui/forms/select.tsx';

interface Props {
  readonly sheet: CaseSheet;
  readonly onClose: () => void;
}

const opening = z.object({
  linea: z.string().min(1, 'Elige el producto'),
  proveedor: z.string().min(1, 'Elige el proveedor'),
  motivo: z.string().trim().min(1, 'Escribe qué se reclama'),
});

/** *Reclamar a proveedor*: which product, to whom, and what for. */
export function ClaimDialog({ sheet: shown, onClose }: Props) {
  const { opened: sheet, goOn } = useOpened(shown);
  const { run } = useCommand(openClaim);
  const found = useQueryCall(claimSuppliers, { marca: sheet.lineas[0]!.producto.marca }, { staleTime: 60_000 });
  const proveedores = (found.data?.proveedores ?? []).map(({ _id, nombre }) => ({ value: _id, label: nombre }));
  return (
    <FormDialog
      title={`Reclamar a proveedor por el RMA N° ${sheet.number}`}
      schema={opening}
      defaultValues={{ linea: String(sheet.lineas[0]!.linea), proveedor: '', motivo: '' }}
      submitLabel="Abrir reclamo"
      labels={{ linea: 'Producto', proveedor: 'Proveedor', motivo: 'Qué se reclama' }}
      version={sheet.version}
      onNewer={goOn}
      onClose={onClose}
      onDone={refreshCases}
      submit={({ linea, proveedor, motivo }, options) =>
        run({ id: sheet.number, linea: Number(linea), proveedor, motivo }, options)
      }
    >
      {({ control, register, formState: { errors } }) => (
        <>
          <Controller
            control={control}
            name="linea"
            render={({ field }) => (
              <Select
                {...field}
                label="Producto"
                withAsterisk
                allowDeselect={false}
                data={lineChoices(sheet.lineas)}
                error={errors.linea?.message}
              />
            )}
          />
          <Controller
            control={control}
            name="proveedor"
            render={({ field }) => (
              <Select
                allowDeselect={false}
                {...field}
                value={field.value || null}
                onChange={(to) => field.onChange(to ?? '')}
                label="Proveedor"
                description="Primero los que venden la marca"
                withAsterisk
                searchable
                nothingFoundMessage="Ningún proveedor con ese nombre: un Administrador lo crea en Proveedores"
                data={proveedores}
                error={errors.proveedor?.message}
              />
            )}
          />
          <Textarea
            label="Qué se reclama"
            withAsterisk
            autosize
            minRows={3}
            maxLength={2000}
            error={errors.motivo?.message}
            {...register('motivo')}
          />
        </>
      )}
    </FormDialog>
  );
}

const DETAIL: Readonly<Record<PasoReclamo, string>> = {
  Enviado: 'N° que le dio el proveedor (si lo tiene)',
  Aceptado: 'Qué respondió el proveedor',
  Rechazado: 'Qué respondió el proveedor',
  Cerrado: 'Cómo terminó',
};
const step = z
  .object({
    n: z.string().min(1, 'Elige el reclamo'),
    paso: z.enum(PASOS_RECLAMO, 'Elige el paso'),
    entrega: z.enum(ENTREGAS_PROVEEDOR).nullable(),
    detalle: z.string().trim(),
  })
  .refine(({ paso, entrega }) => paso !== 'Aceptado' || entrega !== null, {
    path: ['entrega'],
    error: 'Elige qué entrega el proveedor',
  })
  .refine(({ paso, detalle }) => paso === 'Enviado' || detalle !== '', {
    path: ['detalle'],
    error: 'Escribe qué respondió o cómo terminó',
  });

/** *Avanzar reclamo*: what became of one of the case's claims. */
export function ClaimStepDialog({ sheet: shown, onClose }: Props) {
  const { opened: sheet, goOn } = useOpened(shown);
  const { run } = useCommand(advanceClaim);
  const open = sheet.reclamos.filter(({ estado }) => stepsFrom(estado).length > 0);
  const first = open.at(-1);
  return (
    <FormDialog
      title={`Avanzar un reclamo del RMA N° ${sheet.number}`}
      schema={step}
      defaultValues={{
        n: String(first?.n ?? ''),
        paso: first && stepsFrom(first.estado)[0]!,
        entrega: null,
        detalle: '',
      }}
      submitLabel="Avanzar reclamo"
      labels={{ n: 'Reclamo', paso: 'Queda', entrega: 'Qué entrega', detalle: 'Detalle' }}
      version={sheet.version}
      onNewer={goOn}
      onClose={onClose}
      onDone={refreshCases}
      submit={({ n, paso, entrega, detalle }, options) =>
        run(
          { id: sheet.number, n: Number(n), paso, detalle, ...(paso === 'Aceptado' && entrega && { entrega }) },
          options,
        )
      }
    >
      {({ control, register, setValue, watch, formState: { errors } }) => {
        const chosen = open.find((one) => String(one.n) === watch('n'));
        const paso = watch('paso');
        return (
          <>
            <Controller
              control={control}
              name="n"
              render={({ field }) => (
                <Select
                  {...field}
                  label="Reclamo"
                  withAsterisk
                  allowDeselect={false}
                  data={open.map((one) => ({
                    value: String(one.n),
                    label: `${one.proveedor.nombre} · ${one.producto.part_number} · ${one.estado}`,
                  }))}
                  onChange={(to) => {
                    field.onChange(to);
                    const next = open.find((one) => String(one.n) === to);
                    if (next) setValue('paso', stepsFrom(next.estado)[0]!);
                  }}
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
                  label="Queda"
                  withAsterisk
                  allowDeselect={false}
                  data={chosen ? [...stepsFrom(chosen.estado)] : []}
                  error={errors.paso?.message}
                />
              )}
            />
            {paso === 'Aceptado' && (
              <Controller
                control={control}
                name="entrega"
                render={({ field }) => (
                  <Select
                    allowDeselect={false}
                    {...field}
                    label="Qué entrega"
                    withAsterisk
                    data={[...ENTREGAS_PROVEEDOR]}
                    error={errors.entrega?.message}
                  />
                )}
              />
            )}
            <Textarea
              label={DETAIL[paso]}
              withAsterisk={paso !== 'Enviado'}
              autosize
              minRows={2}
              maxLength={2000}
              error={errors.detalle?.message}
              {...register('detalle')}
            />
          </>
        );
      }}
    </FormDialog>
  );
}
