import { reject } from '@power/domain/kernel/rejection';
import type { Reader } from '@power/infra/platform/sql/reader';

/** The seller of a customer whom the person may see, under what one of the ERPs calls them. */
export async function sellerOf(rows: Reader, cliente: string, known: 'email' | 'codigo_sap') {
  const found = await rows.from('customer_list').select('ejecutivo_id').where('_id', '=', cliente).executeTakeFirst();
  if (!found) return reject('CLIENTE_NO_EXISTE', 'Cliente no encontrado', 'El cliente no existe o no está a tu cargo.');
  const seller =
    found.ejecutivo_id === null
      ? undefined
      : await rows
          .from('user_list')
          .select(['_id', 'nombre', 'email', 'codigo_sap'])
          .where('_id', '=', found.ejecutivo_id)
          .executeTakeFirst();
  const codigo = seller?.[known];
  if (!seller || !codigo) return { ok: true as const, ejecutivo: null };
  return { ok: true as const, ejecutivo: { _id: seller._id, nombre: seller.nombre, email: seller.email, codigo } };
}
