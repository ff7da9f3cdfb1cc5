import { enterInvoice, type EnterInvoiceFacts } from '@power/domain/settings/enter-invoice';
import { INVOICE_CODE_ID, invoiceCode } from '@power/domain/settings/invoice-code';
import { verifyPassword } from '@power/infra/platform/access/password';
import { ACCOUNT_FAILURES, createThrottle } from '@power/infra/platform/access/throttle';
import { provideFacts } from '@power/infra/platform/commands/handler';

/** A shared code is guessed like a password, so attempts are bounded like those of a sign-in, for each person. */
export default provideFacts(enterInvoice, async ({ codigo }, services): Promise<EnterInvoiceFacts> => {
  const { state } = await services.load(invoiceCode, INVOICE_CODE_ID);
  if (!state.hash) return { acceso: false, bloqueo: false };
  const { _id } = services.user;
  const outcome = await createThrottle(services.db).attempt(
    [{ who: `invoice:${_id}`, failures: ACCOUNT_FAILURES }],
    () => verifyPassword(codigo.trim(), state.hash, { key: _id, first: true }),
  );
  return { acceso: 'passed' in outcome && outcome.passed, bloqueo: 'exhausted' in outcome };
});
