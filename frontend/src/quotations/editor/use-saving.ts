import type { QuotationSheet } from '@power/domain/quotations/views/sheet';
import { useCurrentUser } from '../../access/current-user.ts';
import { useCommand } from '../../api/hooks.ts';
import { editQuotation } from '../../calls/quotations.ts';
import { showToast } from '../../ui/feedback/toasts.ts';
import type { FormReply } from '../../ui/forms/submit-reply.ts';
import { useFormSubmit } from '../../ui/forms/use-form-submit.ts';
import { changedQuotation } from './quotation-request.ts';
import type { TypedQuotation } from './typed-quotation.ts';
import { sendOnce } from './unanswered.ts';

interface Options {
  readonly opened: QuotationSheet | undefined;
  readonly version: number | undefined;
  readonly onSaved: (number: number, sent: TypedQuotation) => void;
}

/** Saves what was typed as a new quotation or as another version; pressed twice it is saved once. */
export function useSaving({ opened, version = opened?.version, onSaved }: Options) {
  const { _id: user } = useCurrentUser();
  const edit = useCommand(editQuotation);
  return useFormSubmit<TypedQuotation>({
    ...(version !== undefined && { version }),
    submit: async (q, options) => {
      const { sent, reply: answer } = opened
        ? { sent: q, reply: await edit.run({ cotizacion: changedQuotation(q, opened) }, options) }
        : await sendOnce(user, q);
      const reply = answer as unknown as FormReply & { number?: number };
      if (reply.ok) {
        if (reply.mensaje !== undefined) showToast({ titulo: reply.mensaje });
        onSaved(opened?.number ?? reply.number!, sent);
      }
      return reply;
    },
    onDone: () => undefined,
  });
}
