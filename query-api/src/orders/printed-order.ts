import { isRejection, type Rejection } from '@power/domain/kernel/rejection';
import { PICKERS } from '@power/domain/picking/access.shared';
import type { Principal } from '@power/domain/kernel/principal';
import type { FileReply, QueryContext } from '@power/infra/platform/queries/handler';
import { walkedPlaces } from '../inventory/walked-places.shared.ts';
import { renderPdf } from '../kernel/pdf.ts';
import { orderDocument } from './order-document.ts';
import type { DocumentKind } from './order-document-lines.ts';
import { sheetOf } from './sheet-of.ts';

/** An order as PDF, for whoever may see it. */
export async function printedOrder(
  context: QueryContext & { readonly user: Principal },
  number: string | number,
  kind: DocumentKind,
): Promise<FileReply | Rejection> {
  const sheet = await sheetOf(context, number);
  if (isRejection(sheet)) return sheet;
  // People know conditions by name: the code is for the ERP.
  const known = await context.rows
    .from('payment_option_list')
    .select('condicionPago')
    .where('tipo', '=', 'condicion')
    .where('codigo', '=', sheet.condicion_pago)
    .executeTakeFirst();
  // Where goods stand is the warehouse's to know.
  const places =
    kind === 'picking' && PICKERS.includes(context.user.perfil)
      ? await walkedPlaces(context.rows, [sheet.number])
      : undefined;
  const condition = known?.condicionPago ?? sheet.condicion_pago;
  const stream = await renderPdf(orderDocument(sheet, kind, condition, places));
  return { file: { nombre: `${kind}-${sheet.number}.pdf`, tipo: 'application/pdf', stream } };
}
