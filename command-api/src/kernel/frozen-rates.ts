import { santiago } from '@power/domain/kernel/dates';
import type { Rejection } from '@power/domain/kernel/rejection';
import { monthlyRates } from '@power/domain/masters';
import { TC_RESPALDO } from '@power/domain/products/views/price-queries';
import type { Moneda } from '@power/domain/quotations/parts';
import { type MonthRates, ratesIn } from '@power/domain/quotations/rates';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { masterRecord } from './master-record.ts';

/** Months that are looked back for a rate. */
const BACK = 24;

/** The rate of this month in Santiago, else of the last one that has any, else the fallback. */
async function monthRates(services: CommandServices): Promise<MonthRates> {
  const { year, month } = santiago(services.now);
  for (let back = 0; back < BACK; back += 1) {
    const at = year * 12 + (month - 1) - back;
    const yyyymm = `${Math.floor(at / 12)}${String((at % 12) + 1).padStart(2, '0')}`;
    const found = await masterRecord(monthlyRates, services, 'yyyymm', yyyymm);
    if (found)
      return {
        tc: Number(found.tc),
        tc_euro: found.tc_euro === null || found.tc_euro === undefined ? null : Number(found.tc_euro),
      };
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
