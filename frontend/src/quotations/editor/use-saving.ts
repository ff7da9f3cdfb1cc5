import type { QuotationSheet } from '@power/domain/quotations/views/sheet';
import { useCommand } from '../../api/hooks.ts';
import { editQuotation } from '../../calls/quotations.ts';
import { showToast } from '../../ui/feedback/toasts.ts';
import type { FormReply } from '../../ui/forms/submit-reply.ts';
import { useFormSubmit } from '../../ui/forms/use-form-submit.ts';
import { changedQuotation } from './quotation-request.ts';
import type { TypedQuotation } from './typed-quotation.ts';
import { type KeepSent, sendOnce } from './unanswered.ts';

/** What is saved, and over which sheet of the quotation; a new one over none. */
export interface Saving {
  readonly q: TypedQuotation;
  readonly opened: QuotationSheet | undefined;
}
interface Options {
  readonly version: number | undefined;
  readonly onSaved: (number: number, sent: TypedQuotation) => void;
  readonly onSent: KeepSent;
}

/** Saves what was typed as a new quotation or as another version; pressed twice it is saved once. */
export function useSaving({ version, onSaved, onSent }: Options) {
  const edit = useCommand(editQuotation);
  return useFormSubmit<Saving>({
    ...(version !== undefined && { version }),
    submit: async ({ q, opened }, options) => {
      const { sent, reply: answer } = opened
        ? { sent: q, reply: await edit.run({ cotizacion: changedQuotation(q, opened) }, options) }
        : await sendOnce(q, onSent);
      const reply: FormReply & { number?: number } = answer;
      if (reply.ok) {
        if (reply.mensaje !== undefined) showToast({ titulo: reply.mensaje });
        onSaved(opened?.number ?? reply.number!, sent);
      }
      return reply;
    },
    onDone: () => undefined,
  });
}
