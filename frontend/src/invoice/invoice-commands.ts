import { call, download } from '../api/client.ts';
import { annulInvoice, invoiceExcel } from '../calls/invoice.ts';
import { askComment } from '../ui/dialogs/prompts.ts';
import { tell } from '../ui/dialogs/tell.ts';
import { refreshInvoices } from './refresh-invoices.ts';

interface Named {
  readonly number: number;
}

export async function askAndAnnul({ number }: Named): Promise<void> {
  const motivo = await askComment({
    titulo: `Anular la Invoice N° ${number}`,
    texto: 'Deja de contar y no se modifica más. Sigue en el listado, con su historia.',
    etiqueta: 'Motivo',
    boton: 'Anular invoice',
    peligro: true,
    falta: 'Ingresa el motivo',
  });
  if (motivo !== undefined)
    await tell('La invoice no se anuló', () =>
      call(annulInvoice, { id: number, motivo }, { commandId: crypto.randomUUID() }),
    ).finally(refreshInvoices);
}

/** The invoice as a file, with the block of its customs. */
export const downloadExcel = ({ number }: Named): Promise<boolean> =>
  tell('La invoice no se exportó', async () => {
    const reply = await download(invoiceExcel, { id: number }, `Invoice ${number}.xlsx`);
    return { ok: reply?.ok !== false, ...reply };
  });
