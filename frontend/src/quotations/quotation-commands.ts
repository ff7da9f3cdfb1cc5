import { MOTIVOS_ANULACION } from '@power/domain/quotations/cancel-reasons.shared';
import type { QuotationSheet } from '@power/domain/quotations/views/sheet';
import { cancelQuotation, convertQuotation, quotationPdf, setQuotationVisibility } from '../calls/quotations.ts';
import { call, download } from '../api/client.ts';
import { askComment, confirm } from '../ui/dialogs/prompts.ts';
import { fileOrTell, type Told, tell as tellEnd } from '../ui/dialogs/tell.ts';
import { isStale } from '../ui/forms/submit-reply.ts';
import { formatMoney } from '../ui/format/numbers.ts';
import { refreshQuotations } from './refresh-quotations.ts';

type Named = Pick<QuotationSheet, 'number' | 'version'>;

/** As everywhere; lists of quotations and their sheets are asked for anew, however it ended. */
export const tell = (failure: string, run: () => Promise<Told>): Promise<boolean> =>
  tellEnd(failure, run).finally(refreshQuotations);

/** One id per intent: a repetition after a lost answer is answered, not done again. */
const once = () => ({ commandId: crypto.randomUUID() });

export async function askAndCancel({ number }: Named): Promise<void> {
  const motivo = await askComment({
    titulo: `Anular la Cotización N° ${number}`,
    texto: 'No vuelve atrás; se puede copiar con precios de hoy.',
    etiqueta: 'Motivo',
    frecuentes: MOTIVOS_ANULACION,
    boton: 'Anular Cotización',
    peligro: true,
    falta: 'Ingresa el motivo',
  });
  if (motivo !== undefined)
    await tell('La cotización no se anuló', () => call(cancelQuotation, { id: number, motivo }, once()));
}

/** Whether it became an order. */
export async function askAndConvert({ number, total, cliente, version }: QuotationSheet): Promise<boolean> {
  const yes = await confirm({
    titulo: `Convertir la Cotización N° ${number} en pedido`,
    texto: `${cliente.nombre}, ${formatMoney(total)}. El pedido lleva estos precios y condiciones, y la cotización ya no se podrá modificar.`,
    boton: 'Convertir en pedido',
  });
  if (!yes) return false;
  // The amount that was confirmed is what becomes an order: of one that changed meanwhile nothing is made.
  const intent = { ...once(), expectedVersion: version };
  return tell('La cotización no se convirtió en pedido', async () => {
    const reply = await call(convertQuotation, { cotizacion: number }, intent);
    if (!isStale(reply)) return reply;
    return {
      ...reply,
      titulo: `La Cotización N° ${number} cambió`,
      mensaje: 'No se convirtió: ya no es la que confirmaste. Revisa cómo quedó y conviértela de nuevo.',
    };
  });
}

export const setVisible = ({ number }: Named, visible: boolean): Promise<boolean> =>
  tell('La visibilidad no cambió', () => call(setQuotationVisibility, { id: number, visible }, once()));

export async function downloadPdf(number: number, imagenes = false): Promise<void> {
  await fileOrTell('El PDF no se pudo crear', () =>
    download(quotationPdf, { cotizacion: number, imagenes }, `Cotización ${number}.pdf`),
  );
}
