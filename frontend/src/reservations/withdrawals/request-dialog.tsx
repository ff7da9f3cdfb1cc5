import type { ClientGoodsRow } from '@power/domain/reservations/places/views/client-goods-row';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { call } from '../../api/client.ts';
import { requestWithdrawal } from '../../calls/reservations.ts';
import { formatCount } from '../../ui/format/numbers.ts';
import { NumberControl } from '../../ui/forms/controlled.tsx';
import { FormDialog } from '../../ui/forms/form-dialog.tsx';
import type { FormReply } from '../../ui/forms/submit-reply.ts';
import { refreshPlaces } from '../places/refresh-places.ts';

interface Values {
  readonly pide: Readonly<Record<string, number | undefined>>;
  readonly nota: string;
}
/** Units that nobody has asked for yet. */
const freeOf = ({ cantidad, solicitada }: ClientGoodsRow): number => cantidad - solicitada;
const nameOf = ({ reserva, linea }: ClientGoodsRow): string => `r${reserva}n${linea}`;

const askedOf = (rows: readonly ClientGoodsRow[]): z.ZodType<Values, Values> =>
  z
    .object({
      pide: z.record(z.string(), z.number().int('Ingresa unidades enteras').min(0).optional()),
      nota: z.string().trim().max(1000, 'A lo más 1000 caracteres'),
    })
    .superRefine(({ pide }, ctx) => {
      for (const row of rows)
        if ((pide[nameOf(row)] ?? 0) > freeOf(row))
          ctx.addIssue({ code: 'custom', path: ['pide', nameOf(row)], message: `Quedan ${freeOf(row)}` });
      if (rows.every((row) => (pide[nameOf(row)] ?? 0) === 0))
        ctx.addIssue({ code: 'custom', path: ['pide', nameOf(rows[0]!)], message: 'Indica qué se retira' });
    });

/** *Solicitar retiro*: everything unless a person says less. Goods of several reservations are as many requests. */
export function RequestDialog({
  rows,
  onClose,
}: {
  readonly rows: readonly ClientGoodsRow[];
  readonly onClose: () => void;
}) {
  const groups = [...new Set(rows.map(({ reserva }) => reserva))];
  // Sent again after a part of it was refused, what arrived stays as it is.
  const [ids] = useState(() => new Map(groups.map((reserva) => [reserva, crypto.randomUUID()])));
  return (
    <FormDialog<Values>
      title={`Solicitar retiro: ${rows[0]!.ubicacion_nombre}`}
      schema={askedOf(rows)}
      defaultValues={{ pide: Object.fromEntries(rows.map((row) => [nameOf(row), freeOf(row)])), nota: '' }}
      submitLabel="Solicitar retiro"
      labels={{
        nota: 'Nota para bodega',
        ...Object.fromEntries(rows.map((row) => [`pide.${nameOf(row)}`, row.part_number])),
      }}
      onClose={onClose}
      onDone={refreshPlaces}
      submit={async ({ pide, nota }) => {
        let last: FormReply | undefined;
        for (const reserva of groups) {
          const lineas = rows.flatMap((row) => {
            const cantidad = pide[nameOf(row)] ?? 0;
            return row.reserva === reserva && cantidad > 0 ? [{ linea: row.linea, cantidad }] : [];
          });
          if (lineas.length === 0) continue;
          const reply = await call(requestWithdrawal, { reserva, lineas, nota }, { commandId: ids.get(reserva)! });
          last = reply;
          if (!last.ok) break;
        }
        return last!;
      }}
    >
      {({ control, register, formState: { errors } }) => (
        <>
          {rows.map((row) => (
            <NumberControl
              key={nameOf(row)}
              control={control}
              name={`pide.${nameOf(row)}`}
              decimals={0}
              label={`${row.part_number}: ${row.nombre}`}
              description={`${formatCount(freeOf(row))} por retirar, ${row.origen}`}
            />
          ))}
          <Textarea
            label="Nota para bodega"
            autosize
            minRows={2}
            maxLength={1000}
            error={errors.nota?.message}
            {...register('nota')}
          />
        </>
      )}
    </FormDialog>
  );
}
