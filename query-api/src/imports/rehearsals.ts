import type { Resultado } from '@power/domain/kernel/import-kind';
import type { Values } from '@power/domain/kernel/master-events';
import type { Rejection } from '@power/domain/kernel/rejection';
import type { Reader } from '@power/infra/platform/sql/reader';
import { judgeStoreFigures } from '../assistant/judge-import.shared.ts';
import { judgeCustomers } from '../customers/judge-import.shared.ts';
import { judgeBankPayments } from '../finance/judge-bank-payments.shared.ts';
import { judgeOpeningStock } from '../inventory/judge-import.shared.ts';
import { judgePrices } from '../products/judge-prices.shared.ts';
import { judgeProducts } from '../products/judge-products.shared.ts';

/** What a row would become by the rule of its command, or why that would refuse it. */
export type Judge = (values: Values) => { readonly resultado: Resultado; readonly aviso?: string } | Rejection;

/** Of each kind: how its rows are judged against what there is at `now`; `given` are all of them, judged in their order. */
export const rehearsals: Readonly<
  Record<string, (rows: Reader, given: readonly Values[], now: string) => Promise<Judge>>
> = {
  clientes: judgeCustomers,
  productos: judgeProducts,
  precios: judgePrices,
  stock: judgeOpeningStock,
  descargas: judgeStoreFigures,
  pagos: judgeBankPayments,
};
