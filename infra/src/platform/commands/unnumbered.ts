/** Stands where a number will be while the document is decided on without it; never written (ADR 20). */
export const UNNUMBERED = 999_999_999;

/** The same for the code that the ERP will give it. */
export const NO_ERP_CODE = 'sin número';

const isUnnumbered = (value: unknown): boolean =>
  value === UNNUMBERED || value === String(UNNUMBERED) || value === NO_ERP_CODE;

/** Path of the first placeholder in a value, as a number, an id (`nuevo._id`) or a code; undefined when it holds none. */
export function placeholderIn(value: unknown, path = ''): string | undefined {
  if (isUnnumbered(value)) return path;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const field = placeholderIn(inner, path === '' ? key : `${path}.${key}`);
    if (field !== undefined) return field;
  }
  return undefined;
}
