import { reaches } from '@power/domain/forecast/month-forecast';
import { cierreOf } from '@power/domain/forecast/tracking';
import { dayOf } from '@power/domain/kernel/dates';
import type { Principal } from '@power/domain/kernel/principal';
import type { Reader } from '@power/infra/platform/sql/reader';

interface Context {
  readonly rows: Reader;
  readonly user: Principal;
  readonly now: string;
}

/** Whether this person may be told figures of that seller: within reach, and somebody. Nobody's are not zeros. */
export async function mayTellOf({ rows, user, now }: Context, seller: string): Promise<boolean> {
  if (!reaches({ alcance: 'ejecutivo', de: seller, ...cierreOf(dayOf(now)) }, user)) return false;
  if (seller === user._id) return true;
  // Who has left the accounts is in what they promised and sold still.
  const known = await Promise.all([
    rows.from('user_list').select('_id').where('_id', '=', seller).limit(1).execute(),
    rows.from('opportunity_list').select('_id').where('usuario', '=', seller).limit(1).execute(),
    rows.from('sales_line_list').select('_id').where('ejecutivo_id', '=', seller).limit(1).execute(),
  ]);
  return known.some(({ length }) => length > 0);
}
