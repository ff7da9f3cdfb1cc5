import type { PaymentOptionRow } from '@power/domain/finance/views/payment-options';
import type pg from 'pg';

/** Payment conditions or methods, in the order of their codes. */
export async function optionsOf(
  db: pg.Pool,
  tipo: PaymentOptionRow['tipo'],
): Promise<Pick<PaymentOptionRow, '_id' | 'codigo' | 'condicionPago' | 'dias'>[]> {
  const { rows } = await db.query<PaymentOptionRow>(
    'SELECT _id, codigo, "condicionPago", dias FROM payment_option_list WHERE tipo = $1 ORDER BY codigo',
    [tipo],
  );
  return rows;
}
