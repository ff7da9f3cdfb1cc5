import { RESOLUCIONES } from '@power/domain/service/cases/parts';
import type { CaseSheet } from '@power/domain/service/cases/views/sheet';
import { Textarea } from '@mantine/core';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { useCommand } from '../api/hooks.ts';
import { assignTechnician, caseTechnicians, noteDiagnosis, resolveCase } from '../calls/service.ts';
import { usePeopleQuery } from '../live/refresh.ts';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import { useOpened } from '../ui/forms/use-opened.ts';
import { refreshCases } from './case-commands.ts';
import { Select } from '../ui/forms/select.tsx';

interface Props {
  readonly sheet: CaseSheet;
  readonly onClose: () => void;
}
type Line = CaseSheet['lineas'][number];

const ALL = 'todos';
const nameOf = ({ linea, producto, serie }: Line): string =>
  `${linea}. ${producto.part_number}${serie === null ? '' : ` · ${serie}`}`;
const choices = (lines: readonly Line[]) => lines.map((line) => ({ value: String(line.linea), label: nameOf(line) }));

const diagnosis = z.object({
  linea: z.string().min(1, 'Elige el producto'),
  diagnostico: z.string().trim().min(1, 'Escribe el diagnóstico'),
});

/** *Anotar diagnóstico*: what the technician finds of one product. */
export function DiagnosisDialog({ sheet: shown, onClose }: Props) {
  const { opened: sheet, goOn } = useOpened(shown);
  const { run } = useCommand(noteDiagnosis);
  const first = sheet.lineas.find((line) => line.diagnostico === null) ?? sheet.lineas[0]!;
  return (
    <FormDialog
      title={`Diagnóstico del RMA N° ${sheet.number}`}
      schema={diagnosis}
      defaultValues={{ linea: String(first.linea), diagnostico: first.diagnostico ?? '' }}
      submitLabel="Guardar diagnóstico"
      labels={{ linea: 'Producto', diagnostico: 'Diagnóstico' }}
      version={sheet.version}
      onNewer={goOn}
      onClose={onClose}
      onDone={refreshCases}
      submit={({ linea, diagnostico }, options) =>
        run({ id: sheet.number, linea: Number(linea), diagnostico }, options)
      }
    >
      {({ control, register, setValue, watch, formState: { errors } }) => {
        const line = sheet.lineas.find((one) => String(one.linea) === watch('linea'));
        return (
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
                  data={choices(sheet.lineas)}
                  error={errors.linea?.message}
                  onChange={(chosen) => {
                    field.onChange(chosen);
                    setValue('diagnostico', sheet.lineas.find((l) => String(l.linea) === chosen)?.diagnostico ?? '');
                  }}
                />
              )}
            />
            {line && <p>{`${line.falla}: ${line.descripcion}`}</p>}
            <Textarea
              label="Diagnóstico"
              withAsterisk
              autosize
              minRows={3}
              maxLength={4000}
              error={errors.diagnostico?.message}
              {...register('diagnostico')}
            />
          </>
        );
      }}
    </FormDialog>
  );
}

const resolution = z.object({
  linea: z.string().min(1, 'Elige el producto'),
  resolucion: z.enum(RESOLUCIONES, 'Elige la resolución').nullable(),
  detalle: z.string().trim().min(1, 'Escribe qué se hizo o se ofrece'),
});

/** *Resolver*: one product, or all that are left. */
export function ResolveDialog({ sheet: shown, onClose }: Props) {
  const { opened: sheet, goOn } = useOpened(shown);
  const { run } = useCommand(resolveCase);
  const left = sheet.lineas.filter((line) => line.resolucion === null);
  return (
    <FormDialog
      title={`Resolver el RMA N° ${sheet.number}`}
      schema={resolution.refine(({ resolucion }) => resolucion !== null, {
        path: ['resolucion'],
        error: 'Elige la resolución',
      })}
      defaultValues={{ linea: left.length === 1 ? String(left[0]!.linea) : ALL, resolucion: null, detalle: '' }}
      submitLabel="Resolver"
      labels={{ linea: 'Producto', resolucion: 'Resolución', detalle: 'Detalle' }}
      version={sheet.version}
      onNewer={goOn}
      onClose={onClose}
      onDone={refreshCases}
      submit={({ linea, resolucion, detalle }, options) =>
        run(
          { id: sheet.number, ...(linea !== ALL && { linea: Number(linea) }), resolucion: resolucion!, detalle },
          options,
        )
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
                data={[{ value: ALL, label: 'Todos los que faltan' }, ...choices(sheet.lineas)]}
                error={errors.linea?.message}
              />
            )}
          />
          <Controller
            control={control}
            name="resolucion"
            render={({ field }) => (
              <Select
                allowDeselect={false}
                {...field}
                label="Resolución"
                withAsterisk
                data={[...RESOLUCIONES]}
                error={errors.resolucion?.message}
              />
            )}
          />
          <Textarea
            label="Detalle"
            description="Qué se hizo, o qué se ofrece al cliente"
            withAsterisk
            autosize
            minRows={3}
            maxLength={4000}
            error={errors.detalle?.message}
            {...register('detalle')}
          />
        </>
      )}
    </FormDialog>
  );
}

/** *Asignar técnico*. */
export function AssignDialog({ sheet: shown, onClose }: Props) {
  const { opened: sheet, goOn } = useOpened(shown);
  const { run } = useCommand(assignTechnician);
  const hands = usePeopleQuery(caseTechnicians, {});
  const others = (hands.data?.personas ?? []).filter((p) => p._id !== sheet.tecnico?._id);
  const people = others.length
    ? others.map((p) => ({ value: p._id, label: `${p.nombre} · ${p.perfil}` }))
    : [{ value: '', label: hands.isPending ? 'Cargando…' : 'No hay otro técnico', disabled: true }];
  return (
    <FormDialog
      title={`Asignar el RMA N° ${sheet.number}`}
      schema={z.object({ tecnico: z.string().min(1, 'Elige el técnico') })}
      defaultValues={{ tecnico: '' }}
      submitLabel="Asignar"
      labels={{ tecnico: 'Técnico' }}
      version={sheet.version}
      onNewer={goOn}
      onClose={onClose}
      onDone={refreshCases}
      submit={({ tecnico }, options) => run({ id: sheet.number, tecnico }, options)}
    >
      {({ control, formState: { errors } }) => (
        <Controller
          control={control}
          name="tecnico"
          render={({ field }) => (
            <Select
              allowDeselect={false}
              label="Técnico"
              description={sheet.tecnico ? `Lo tiene ${sheet.tecnico.nombre}` : 'Nadie lo tiene todavía'}
              withAsterisk
              searchable
              nothingFoundMessage="Nadie con ese nombre"
              data={people}
              value={field.value || null}
              onChange={(v) => field.onChange(v ?? '')}
              onBlur={field.onBlur}
              error={errors.tecnico?.message}
            />
          )}
        />
      )}
    </FormDialog>
  );
}
