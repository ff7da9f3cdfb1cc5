import { setInvoiceCode } from '@power/domain/settings/set-invoice-code';
import { hashPassword } from '@power/infra/platform/access/password';
import { provideFacts } from '@power/infra/platform/commands/handler';

export default provideFacts(setInvoiceCode, async ({ codigo }) => ({ hash: await hashPassword(codigo) }));
