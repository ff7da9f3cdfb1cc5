import { Progress } from '@mantine/core';
import type { ImportOutcome } from '@power/domain/kernel/master-import';
import { MAX_PLACES, type Pattern, plannedRows } from '@power/domain/inventory/plan.shared';
import { TIPOS_UBICACION } from '@power/domain/inventory/views/place-row';
import { useRef, useState } from 'react';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { call } from '../api/client.ts';
import { queryKey } from '../api/hooks.ts';
import { queryClient } from '../api/query-client.ts';
import { levels, places, racks, warehousePlan } from '../calls/inventory.ts';
import { countInWords, formatCount } from '../ui/format/numbers.ts';
import { NumberControl } from '../ui/forms/controlled.tsx';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import type { FormReply } from '../ui/forms/submit-reply.ts';
import { Select } from '../ui/forms/select.tsx';

const LABELS = {
  bloques: 'Bloques',
  desde: 'Primer bloque',
  niveles: 'Niveles por bloque',
  posiciones: 'Posiciones por nivel',
  tipo: 'Tipo',
  capacidad: 'Capacidad (unidades)',
};
const upTo = (max: number) => z.number().int().min(1).max(max);
const schema = z
  .object({
    bloques: upTo(99),
    desde: upTo(99),
    niveles: upTo(20),
    posiciones: upTo(99),
    tipo: z.enum(TIPOS_UBICACION),
    capacidad: z.number().int().min(0).max(1_000_000),
  })
  .refine((p) => p.desde + p.bloques <= 100, { path: ['bloques'], message: 'Los bloques se numeran hasta el 99' })
  .refine((p) => p.bloques * p.niveles * p.posiciones <= MAX_PLACES, {
    path: ['posiciones'],
    message: `A lo más ${formatCount(MAX_PLACES)} ubicaciones a la vez`,
  });

/** Rows of one step: short enough for the bar to move. */
const STEP = 100;
type Rows = readonly object[];

/** The steps of a pattern, outer lists first; each has an id of its own, so that a lost answer is not made twice. */
const stepsOf = (pattern: Pattern, id: string) => {
  const rows = plannedRows(pattern);
  return (
    [
      ['bloques', racks.import, rows.racks],
      ['niveles', levels.import, rows.levels],
      ['ubicaciones', places.import, rows.places],
    ] as [string, typeof places.import, Rows][]
  ).flatMap(([what, into, all]) =>
    Array.from({ length: Math.ceil(all.length / STEP) }, (_, n) => ({
      into,
      rows: all.slice(n * STEP, (n + 1) * STEP),
      id: `${id}.${what}.${n}`,
    })),
  );
};

/** *Generar ubicaciones*: a plan from a pattern. What stands there already stays as the pattern says; nothing is deleted. */
export function PlanDialog({ bodega, onClose }: { bodega: string; onClose: () => void }) {
  const [done, setDone] = useState<number>();
  // The same pattern sent again after a failure goes on where it stood.
  const sent = useRef({ pattern: '', id: '' });
  const generate = async (pattern: Pattern): Promise<FormReply> => {
    const content = JSON.stringify(pattern);
    if (sent.current.pattern !== content) sent.current = { pattern: content, id: crypto.randomUUID() };
    const steps = stepsOf(pattern, sent.current.id);
    const made = { nuevos: 0, wrong: [] as string[] };
    try {
      for (const [n, { into, rows, id }] of steps.entries()) {
        setDone((100 * n) / steps.length);
        const filas = rows.map((valores, i) => ({ fila: i + 1, valores }));
        // oxlint-disable-next-line no-await-in-loop -- a level needs its rack
        const reply = (await call(into, { filas } as never, { commandId: id })) as
          | (ImportOutcome & { ok: true })
          | { ok: false; titulo: string; mensaje: string };
        if (!reply.ok) return reply;
        made.nuevos += reply.nuevos;
        made.wrong.push(...reply.rechazados.flatMap(({ errores }) => errores));
        if (made.wrong.length > 0)
          return {
            ok: false,
            titulo: 'El plano quedó a medias',
            mensaje: `${made.wrong[0]} Corrige y genera de nuevo.`,
          };
      }
      return {
        ok: true,
        mensaje: `Se crearon ${countInWords(made.nuevos, ['bloque, nivel o ubicación', 'bloques, niveles y ubicaciones'])}`,
      };
    } finally {
      setDone(undefined);
      void queryClient.invalidateQueries({ queryKey: queryKey(warehousePlan) });
    }
  };
  return (
    <FormDialog
      title={`Generar ubicaciones de ${bodega}`}
      schema={schema}
      defaultValues={{ bloques: 10, desde: 1, niveles: 5, posiciones: 40, tipo: 'picking', capacidad: 0 }}
      labels={LABELS}
      submitLabel="Generar"
      onClose={onClose}
      submit={(pattern) => generate({ bodega, ...pattern })}
    >
      {({ control, watch }) => {
        const [bloques, niveles, posiciones] = watch(['bloques', 'niveles', 'posiciones']);
        const total = bloques * niveles * posiciones;
        return (
          <>
            {(['bloques', 'desde', 'niveles', 'posiciones', 'capacidad'] as const).map((name) => (
              <NumberControl
                key={name}
                control={control}
                name={name}
                label={LABELS[name]}
                description={name === 'capacidad' ? '0: sin límite' : undefined}
                withAsterisk
                decimals={0}
              />
            ))}
            <Controller
              control={control}
              name="tipo"
              render={({ field }) => (
                <Select
                  label={LABELS.tipo}
                  data={[...TIPOS_UBICACION]}
                  allowDeselect={false}
                  value={field.value}
                  onChange={(value) => value && field.onChange(value)}
                  onBlur={field.onBlur}
                />
              )}
            />
            {total > 0 && <p>{countInWords(total, ['ubicación', 'ubicaciones'])}.</p>}
            {done !== undefined && <Progress value={done} aria-label="Avance" />}
          </>
        );
      }}
    </FormDialog>
  );
}
