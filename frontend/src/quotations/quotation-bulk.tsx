import { MOTIVOS_ANULACION } from '@power/domain/quotations/cancel-reasons.shared';
import type { QuotationRow } from '@power/domain/quotations/views/quotation-row';
import { IconBan, IconEye } from '@tabler/icons-react';
import { cancelQuotation, setQuotationVisibility } from '../calls/quotations.ts';
import { useMay } from '../access/use-may.ts';
import { call } from '../api/client.ts';
import { type BulkWords, inBulk, tellBulk } from '../documents/in-bulk.tsx';
import { askComment } from '../ui/dialogs/prompts.ts';
import type { Told } from '../ui/dialogs/tell.ts';
import type { RowAction } from '../ui/list/types.ts';
import { refreshQuotations } from './refresh-quotations.ts';

const WORDS: BulkWords = { what: 'Cotización N°', oneDidNot: 'Una cotización no cambió', many: 'cotizaciones' };
const icon = { size: 16, stroke: 1.6 };

async function all(
  chosen: readonly QuotationRow[],
  run: (q: QuotationRow) => Promise<Told>,
  done: readonly [string, string],
): Promise<void> {
  const refused = await inBulk(chosen, run);
  refreshQuotations();
  await tellBulk(WORDS, chosen.length, refused, done);
}

async function cancelAll(chosen: readonly QuotationRow[]): Promise<void> {
  const motivo = await askComment({
    titulo:
      chosen.length === 1 ? `Anular la Cotización N° ${chosen[0]!.number}` : `Anular ${chosen.length} cotizaciones`,
    texto: `No vuelven atrás: ${chosen.map(({ number }) => number).join(', ')}.`,
    etiqueta: 'Motivo',
    frecuentes: MOTIVOS_ANULACION,
    boton: 'Anular',
    peligro: true,
    falta: 'Ingresa el motivo',
  });
  if (motivo !== undefined)
    await all(
      chosen,
      ({ number }) => call(cancelQuotation, { id: number, motivo }, { commandId: crypto.randomUUID() }),
      ['cotización anulada', 'cotizaciones anuladas'],
    );
}

/** What can be done with the chosen quotations at once: each action names how many of them it is for. */
export function useQuotationBulk(): ((chosen: readonly QuotationRow[]) => RowAction[]) | undefined {
  const may = useMay();
  if (!may(cancelQuotation)) return undefined;
  return (chosen) => {
    const open = chosen.filter(({ estado }) => !['Convertida', 'Anulada'].includes(estado));
    const hidden = chosen.filter(({ visible_web }) => !visible_web);
    return [
      hidden.length > 0 && {
        label: `Mostrar al cliente (${hidden.length})`,
        icon: <IconEye {...icon} />,
        run: () =>
          void all(
            hidden,
            ({ number }) =>
              call(
                setQuotationVisibility,
                { id: number, visible: true },
                {
                  commandId: crypto.randomUUID(),
                },
              ),
            ['cotización visible', 'cotizaciones visibles'],
          ),
      },
      open.length > 0 && {
        label: `Anular (${open.length})`,
        icon: <IconBan {...icon} />,
        danger: true,
        run: () => void cancelAll(open),
      },
    ].filter((action) => action !== false);
  };
}
