/** Fields of `wanted` that differ from `current`: old and new values under the same keys; undefined when nothing differs. Compares by content. */
export function changesOf<T extends object>(
  current: T,
  wanted: Partial<T>,
): { readonly antes: Partial<T>; readonly cambios: Partial<T> } | undefined {
  const fields = (Object.keys(wanted) as (keyof T)[]).filter(
    (field) => wanted[field] !== undefined && JSON.stringify(wanted[field]) !== JSON.stringify(current[field]),
  );
  if (fields.length === 0) return undefined;
  const pick = (from: Partial<T>): Partial<T> =>
    Object.fromEntries(fields.map((field) => [field, from[field]])) as Partial<T>;
  return { antes: pick(current), cambios: pick(wanted) };
}
