import type { PaymentOptionRow } from '@power/domain/finance/views/payment-options';
import type { Reader } from '@power/infra/platform/sql/reader';

/** Payment conditions or methods, in the order of their codes. */
export const optionsOf = (
  rows: Reader,
  tipo: PaymentOptionRow['tipo'],
): Promise<Pick<PaymentOptionRow, '_id' | 'codigo' | 'condicionPago' | 'dias'>[]> =>
  rows
    .from('payment_option_list')
    .select(['_id', 'codigo', 'condicionPago', 'dias'])
    .where('tipo', '=', tipo)
    .orderBy('codigo')
    .execute();
