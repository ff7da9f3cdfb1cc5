import { part } from '../ui/part.tsx';
import { useQuotationDialog } from './use-quotation-dialog.shared.ts';

const QuotationSheetDialog = part(() => import('./quotation-sheet.shared.tsx'), 'QuotationSheetDialog');
const JudgeDialog = part(() => import('./judge-dialog.tsx'), 'JudgeDialog');
const SimulateDialog = part(() => import('./simulate/simulate-dialog.tsx'), 'SimulateDialog');
const VersionsDialog = part(() => import('./versions-dialog.tsx'), 'VersionsDialog');
const SendDialog = part(() => import('./send-dialog.tsx'), 'SendDialog');

/** The quotation that the address names, over whatever screen. */
export function QuotationDialogs() {
  const { open, close } = useQuotationDialog();
  if (open?.id === undefined) return null;
  const { id, view } = open;
  const number = Number(id);
  return view === 'validar' ? (
    <JudgeDialog key={id} number={number} onClose={close} />
  ) : view === 'simular' ? (
    <SimulateDialog key={id} number={number} onClose={close} />
  ) : view === 'versiones' ? (
    <VersionsDialog key={id} number={number} onClose={close} />
  ) : view === 'enviar' ? (
    <SendDialog key={id} number={number} onClose={close} />
  ) : (
    <QuotationSheetDialog key={id} number={number} onClose={close} />
  );
}
