import { PORCENTAJES } from '@power/domain/forecast/tracking';
import { CODES, useDocumentDialog } from '../documents/use-document-dialog.ts';

const PRESET = PORCENTAJES.map(String);
/** What of an opportunity is open: `?oportunidad=8001&ver=80` is its form with that percentage, as a card was dropped. */
const VIEWS = ['agendar', 'historia', ...PRESET];

export function useOpportunityDialog() {
  const dialog = useDocumentDialog<string>('oportunidad', VIEWS, CODES);
  const view = dialog.open?.view ?? 'resumen';
  return {
    ...dialog,
    /** Its form, with a percentage where a card was dropped on one. */
    follow: (id: string, porcentaje?: number) =>
      dialog.show(id, porcentaje === undefined ? 'resumen' : String(porcentaje)),
    porcentaje: PRESET.includes(view) ? Number(view) : undefined,
  };
}
