import type { Principal } from '@power/domain/kernel/principal';
import type { Reader } from '@power/infra/platform/sql/reader';
import { brandNamed } from './brand-named.ts';

export interface Meant {
  /** Undefined: all. */
  readonly marcas: readonly string[] | undefined;
  /** False of a brand that the list has not: there may be opportunities of it still. */
  readonly listed: boolean;
}

/** Brands that are asked for, of those that the person manages: by name or `_id`, or by the `_id` of who manages them. */
export async function brandsMeant(rows: Reader, brand: string | undefined, user: Principal): Promise<Meant> {
  const mine = user.perfil === 'Brand Manager' ? [...(user.marcas ?? [])] : undefined;
  if (brand === undefined) return { marcas: mine, listed: true };
  const manager = await rows
    .from('user_list')
    .select('marcas')
    .where('_id', '=', brand)
    .where('perfil', '=', 'Brand Manager')
    .executeTakeFirst();
  const named = manager ? undefined : await brandNamed(rows, brand);
  const asked = manager ? (manager.marcas ?? []) : [named ?? brand];
  return {
    marcas: mine ? asked.filter((marca) => mine.includes(marca)) : asked,
    listed: manager !== undefined || named !== undefined,
  };
}

/** Whether somebody named a brand, or whoever manages brands, that is not theirs to see. */
export const outOfReach = ({ marcas }: Meant, brand: string | undefined, user: Principal): boolean =>
  user.perfil === 'Brand Manager' && brand !== undefined && brand !== user._id && marcas?.length === 0;
