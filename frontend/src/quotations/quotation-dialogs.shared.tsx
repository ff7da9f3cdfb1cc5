import { part } from '../ui/part.tsx';
import { useQuotationDialog } from './use-quotation-dialog.shared.ts';

const QuotationSheetDialog = part(() => import('./quotation-sheet.shared.tsx'), 'QuotationSheetDialog');
const JudgeDialog = part(() => import('./judge-dialog.tsx'), 'JudgeDialog');
const SendDialog = part(() => import('./send-dialog.tsx'), 'SendDialog');

/** The quotation that the address names, over whatever screen. */
export function QuotationDialogs() {
  const { open, close } = useQuotationDialog();
  if (open?.number === undefined) return null;
  const { number, view } = open;
  return view === 'validar' ? (
    <JudgeDialog key={number} number={number} onClose={close} />
  ) : view === 'enviar' ? (
    <SendDialog key={number} number={number} onClose={close} />
  ) : (
    <QuotationSheetDialog key={number} number={number} onClose={close} />
  );
}
