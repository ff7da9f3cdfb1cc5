import type { QuotationSheet } from '@power/domain/quotations/views/sheet';
import { addQuotationComment } from '../calls/quotations.ts';
import { useMay } from '../access/use-may.ts';
import { useCommand } from '../api/hooks.ts';
import { DocumentChat } from '../documents/document-chat.tsx';
import { refreshQuotations } from './refresh-quotations.ts';

export function QuotationChat({ quotation, readOnly = false }: { quotation: QuotationSheet; readOnly?: boolean }) {
  const may = useMay();
  const comment = useCommand(addQuotationComment);
  const send = (texto: string) =>
    comment.run({ tipo: 'cotizacion', cotizacion: quotation.number, texto }).finally(refreshQuotations);
  return (
    <DocumentChat
      of={quotation}
      stream={`quotation-${quotation.number}`}
      send={may(addQuotationComment) && !readOnly ? send : undefined}
    />
  );
}
