import type { Rejection } from '@power/domain/kernel/rejection';
import { monthlyRates } from '@power/domain/masters';
import { rateMonths, TC_RESPALDO } from '@power/domain/products/views/price-queries';
import type { Moneda } from '@power/domain/quotations/parts';
import { type MonthRates, ratesIn } from '@power/domain/quotations/rates.shared';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { masterState } from './master-record.ts';

/** The rate of this month in Santiago, else of the last one that has any in use, else the fallback. */
async function monthRates(services: CommandServices): Promise<MonthRates> {
  for (const yyyymm of rateMonths(services.now)) {
    const found = await masterState(monthlyRates, services, 'yyyymm', yyyymm);
    if (!found?.activo) continue;
    const { tc, tc_euro } = found.values;
    return { tc: Number(tc), tc_euro: tc_euro === null || tc_euro === undefined ? null : Number(tc_euro) };
  }
  return { tc: TC_RESPALDO, tc_euro: null };
}

/** Rates that a quotation freezes (requirements §0.1.5). */
export const frozenRates = async (
  services: CommandServices,
  moneda: Moneda,
  titulo: string,
): Promise<{ readonly tipo_cambio: number; readonly por_dolar: number } | Rejection> =>
  moneda === 'pesos' ? { tipo_cambio: 1, por_dolar: 1 } : ratesIn(moneda, await monthRates(services), titulo);
