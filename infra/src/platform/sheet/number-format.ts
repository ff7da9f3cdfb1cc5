/** What a number means by how it is written: a day, or figures that stand for themselves. */
export type Shown = 'day' | { readonly zeros: string } | undefined;

/** Numbers of formats that every program knows without being told: days and hours. */
const DAYS = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** Signs that stand for themselves: in quotes, after a backslash, or those that a format needs no quotes for. */
const LITERALS = /"([^"]*)"|\\(.)|([-/ ()+:])/g;

/** How a format shows numbers, as far as it changes what they mean; `code` is undefined of formats that are built in. */
export function shownBy(id: number, code: string | undefined): Shown {
  if (code === undefined) return DAYS(id) ? 'day' : undefined;
  const first = code.split(';')[0]!.replaceAll(/\[[^\]]*\]|[_*]./g, '');
  const bare = first.replaceAll(LITERALS, '');
  if (/[ymdhs]/i.test(bare) && !/general/i.test(bare)) return 'day';
  // Zeros alone fill a number up to so many figures: what a person sees, and copies, is a code.
  return /^0{2,}$/.test(bare) ? { zeros: first } : undefined;
}

/** A whole number as a format of zeros shows it: `000-000` writes 456 as *000-456*. */
export function filledUp(value: number, zeros: string): string {
  const marks = zeros.replaceAll(LITERALS, '').length;
  const figures = String(Math.round(Math.abs(value))).padStart(marks, '0');
  let next = figures.length - marks;
  let first = true;
  const shown = zeros.replaceAll(/"([^"]*)"|\\(.)|0|([-/ ()+:])/g, (sign, quoted?: string, escaped?: string) => {
    if (sign !== '0') return quoted ?? escaped ?? sign;
    const from = first ? 0 : next;
    first = false;
    next += 1;
    return figures.slice(from, next);
  });
  return value < 0 ? `-${shown}` : shown;
}
