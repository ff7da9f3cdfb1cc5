import { TextInput } from '@mantine/core';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { pickingHands, reassignPicking } from '../calls/picking.ts';
import { useCommand } from '../api/hooks.ts';
import { usePeopleQuery } from '../live/refresh.ts';
import { refreshOrders } from '../orders/refresh-orders.shared.ts';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import { Select } from '../ui/forms/select.tsx';

const LABELS = { usuario: 'Nueva persona', motivo: 'Motivo' };
const schema = z.object({ usuario: z.string().min(1), motivo: z.string().max(200) });

interface Props {
  readonly number: number;
  readonly bodega: string | undefined;
  /** Who has it now. */
  readonly from: { readonly usuario_id: string; readonly usuario: string };
  readonly onClose: () => void;
}

/** *Reasignar el picking*: the work of somebody who went home goes on in other hands, where it stood. */
export function ReassignDialog({ number, bodega, from, onClose }: Props) {
  const command = useCommand(reassignPicking);
  const hands = usePeopleQuery(pickingHands, bodega === undefined ? {} : { bodega });
  const others = (hands.data?.personas ?? []).filter((p) => p._id !== from.usuario_id);
  // An open list without anything in it is none to who hears it: while they are on their way, and when there is nobody, it says so.
  const people = others.length
    ? others.map((p) => ({ value: p._id, label: `${p.nombre} · ${p.perfil}` }))
    : [{ value: '', label: hands.isPending ? 'Cargando…' : 'No hay nadie más en esa bodega', disabled: true }];
  return (
    <FormDialog
      title={`Reasignar el picking del Pedido N° ${number}`}
      schema={schema}
      defaultValues={{ usuario: '', motivo: '' }}
      labels={LABELS}
      submitLabel="Reasignar"
      onClose={onClose}
      onDone={refreshOrders}
      submit={({ usuario, motivo }) => command.run({ pedido: number, usuario, ...(motivo.trim() ? { motivo } : {}) })}
    >
      {({ control, register, formState: { errors } }) => (
        <>
          <p>{`Lo tiene ${from.usuario}. Lo que ya está pickeado se conserva.`}</p>
          <Controller
            control={control}
            name="usuario"
            render={({ field }) => (
              <Select
                allowDeselect={false}
                label={LABELS.usuario}
                withAsterisk
                data={people}
                searchable
                nothingFoundMessage="Nadie con ese nombre"
                data-autofocus
                value={field.value || null}
                onChange={(v) => field.onChange(v ?? '')}
                onBlur={field.onBlur}
                error={errors.usuario?.message}
              />
            )}
          />
          <TextInput label={LABELS.motivo} {...register('motivo')} error={errors.motivo?.message} />
        </>
      )}
    </FormDialog>
  );
}
