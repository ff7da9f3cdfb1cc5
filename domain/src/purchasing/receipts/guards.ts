import { documentId } from '../../kernel/document-guards.ts';
import type { Perfil } from '../../kernel/perfiles.ts';
import type { Principal } from '../../kernel/principal.ts';
import { isRejection, type Rejection, reject } from '../../kernel/rejection.ts';
import type { GoodsReceipt, GoodsReceiptState } from './goods-receipt.ts';
import { receiptTitle } from './terms.shared.ts';

/** Who tells the ERP what came (requirements §5, `entrada-mercancia`). */
export const RECEIPT_KEEPERS: readonly Perfil[] = ['Administrador', 'Jefe de Logistica', 'Finanzas'];

/** A goods receipt as requests name it: its number, which is also its `_id`. */
export const entradaId = documentId;

export const visibleReceipt = (state: GoodsReceiptState): GoodsReceipt | Rejection =>
  state ?? reject('ENTRADA_NO_EXISTE', 'Entrada no encontrada', 'La entrada de mercancía no existe. Revisa el número.');

export const POST_TITLE = 'La entrada no se contabilizó';

/** What stands in the way of telling the ERP. */
export const forPosting = (state: GoodsReceiptState, _user: Principal): Rejection | undefined => {
  const found = visibleReceipt(state);
  if (isRejection(found)) return found;
  return found.estado === 'Pendiente'
    ? undefined
    : reject(
        'ESTADO_NO_PERMITE',
        POST_TITLE,
        `La ${receiptTitle(found.number)} ya está contabilizada con el folio ${found.folio}.`,
      );
};
