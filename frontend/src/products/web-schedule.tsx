import { dayOf, formatInstant, instantOf } from '@power/domain/kernel/dates';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { call } from '../api/client.ts';
import { useCommand } from '../api/hooks.ts';
import type { ReplyFor } from '../api/wire.ts';
import { scheduleWebProduct, type webProductPage } from '../calls/products.ts';
import { tell } from '../ui/dialogs/tell.ts';
import { DateControl } from '../ui/forms/controlled.tsx';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import { TimeField } from '../ui/forms/time-field.tsx';
import { today } from '../ui/format/times.ts';
import { refreshList } from '../ui/list/refresh-list.ts';

type Page = Pick<ReplyFor<typeof webProductPage>['producto'], '_id' | 'part_number' | 'web' | 'publicar' | 'retirar'>;
const when = (at: string): string => formatInstant(at).slice(0, 16);
const refresh = (): void => refreshList('web-productos');

const FIELDS = { publicar: 'Se publica', retirar: 'Se retira' } as const;
type Field = keyof typeof FIELDS;

const fields = z.object({
  publicar_dia: z.string(),
  publicar_hora: z.string(),
  retirar_dia: z.string(),
  retirar_hora: z.string(),
});
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const HOUR = /^([01]\d|2[0-3]):[0-5]\d$/;
/** A day and an hour of Santiago, both or neither; what was typed otherwise is no instant. */
const schema = fields.transform((typed, context) => {
  const at = (field: Field): string | null => {
    const [dia, hora] = [typed[`${field}_dia`], typed[`${field}_hora`]];
    if (dia === '' && hora === '') return null;
    const instant = DAY.test(dia) && HOUR.test(hora) ? instantOf(dia, hora) : undefined;
    if (instant !== undefined) return instant;
    context.addIssue({ code: 'custom', path: [`${field}_hora`], message: 'Ingresa el día y la hora' });
    return null;
  };
  return { publicar: at('publicar'), retirar: at('retirar') };
});
const hourOf = (at: string | null): string => (at === null ? '' : when(at).slice(11));

/** *Programado para …*, and the way to plan, change or cancel it. */
export function WebSchedule({ page, writes }: { readonly page: Page; readonly writes: boolean }) {
  const [open, setOpen] = useState(false);
  const { publicar, retirar } = page;
  const planned = publicar !== null || retirar !== null;
  const cancel = async () => {
    await tell('La programación no se quitó', () =>
      call(scheduleWebProduct, { id: page._id, publicar: null, retirar: null }, { commandId: crypto.randomUUID() }),
    );
    refresh();
  };
  return (
    <Group gap="xs">
      {publicar !== null && <Text size="sm">{`Programado para el ${when(publicar)}`}</Text>}
      {retirar !== null && <Text size="sm">{`Se retira el ${when(retirar)}`}</Text>}
      {writes && (
        <Button size="compact-sm" variant="default" onClick={() => setOpen(true)}>
          {planned ? 'Cambiar' : 'Programar'}
        </Button>
      )}
      {writes && planned && (
        <Button size="compact-sm" variant="subtle" color="red" onClick={() => void cancel()}>
          Quitar programación
        </Button>
      )}
      {open && <ScheduleDialog page={page} onClose={() => setOpen(false)} />}
    </Group>
  );
}

function ScheduleDialog({ page, onClose }: { readonly page: Page; readonly onClose: () => void }) {
  const { run } = useCommand(scheduleWebProduct);
  // Of what is published only the end can be planned.
  const shown: readonly Field[] = page.web ? ['retirar'] : ['publicar', 'retirar'];
  return (
    <FormDialog
      title={`Programar ${page.part_number}`}
      schema={schema}
      defaultValues={{
        publicar_dia: page.publicar === null ? '' : dayOf(page.publicar),
        publicar_hora: hourOf(page.publicar),
        retirar_dia: page.retirar === null ? '' : dayOf(page.retirar),
        retirar_hora: hourOf(page.retirar),
      }}
      submitLabel="Programar"
      labels={{ publicar_hora: 'Se publica', retirar_hora: 'Se retira' }}
      onClose={onClose}
      onDone={refresh}
      submit={(values, options) => run({ id: page._id, ...values }, options)}
    >
      {({ control }) => (
        <>
          <p>Horas de Santiago. Lo que dejes en blanco no se programa.</p>
          {shown.map((field) => (
            <Group key={field} grow align="flex-start">
              <DateControl control={control} name={`${field}_dia`} label={`${FIELDS[field]} el`} min={today()} />
              <Controller
                control={control}
                name={`${field}_hora`}
                render={({ field: input, fieldState }) => (
                  <TimeField label={`${FIELDS[field]} a las`} error={fieldState.error?.message} {...input} />
                )}
              />
            </Group>
          ))}
        </>
      )}
    </FormDialog>
  );
}
