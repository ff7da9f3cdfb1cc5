import { emailText } from '@power/domain/kernel/email';
import { Modal, Textarea, TextInput } from '@mantine/core';
import type { QuotationSheet } from '@power/domain/quotations/views/sheet';
import { z } from 'zod';
import { SHEET } from '../ui/dialogs/sheet-width.ts';
import { quotationOne, sendQuotation } from '../calls/quotations.ts';
import { messageOf } from '../api/call-error.ts';
import { useCommand, useQueryCall } from '../api/hooks.ts';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { refreshQuotations } from './refresh-quotations.ts';

const schema = z.object({ para: emailText('Ingresa un correo válido'), mensaje: z.string().trim().max(4000) });
const LABELS = { para: 'Correo', mensaje: 'Mensaje' };

function Form({ sheet, onClose }: { readonly sheet: QuotationSheet; readonly onClose: () => void }) {
  const command = useCommand(sendQuotation);
  return (
    <FormDialog
      title={`Enviar la Cotización N° ${sheet.number}`}
      schema={schema}
      defaultValues={{ para: sheet.cliente.email, mensaje: '' }}
      submitLabel="Enviar correo"
      labels={LABELS}
      onClose={onClose}
      submit={async ({ para, mensaje }) => {
        const reply = await command.run({ cotizacion: sheet.number, para, ...(mensaje && { mensaje }) });
        refreshQuotations();
        return reply;
      }}
    >
      {({ register, formState: { errors } }) => (
        <>
          <TextInput
            label={LABELS.para}
            type="email"
            withAsterisk
            data-autofocus
            error={errors.para?.message}
            {...register('para')}
          />
          <Textarea
            label={LABELS.mensaje}
            description="El correo lleva un enlace donde el cliente la lee, la descarga, pregunta y responde"
            autosize
            minRows={3}
            maxRows={10}
            error={errors.mensaje?.message}
            {...register('mensaje')}
          />
        </>
      )}
    </FormDialog>
  );
}

/** *Enviar al cliente*: by mail from the system. */
export function SendDialog({ number, onClose }: { readonly number: number; readonly onClose: () => void }) {
  const query = useQueryCall(quotationOne, { cotizacion: number });
  if (query.data?.ok) return <Form sheet={query.data.cotizacion} onClose={onClose} />;
  const { mensaje } = (query.data ?? {}) as { mensaje?: string };
  return (
    <Modal opened onClose={onClose} title={`Enviar la Cotización N° ${number}`} size={SHEET.record}>
      {mensaje ?? (query.error ? messageOf(query.error) : <PageSkeleton />)}
    </Modal>
  );
}
