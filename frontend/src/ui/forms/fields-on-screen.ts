type Named = HTMLInputElement | HTMLTextAreaElement;

const plain = (element: Element | null | undefined): string => element?.firstChild?.textContent?.trim() ?? '';

/**
 * The named fields of a form in the order in which they stand there, each with what it is called: *Dirección 2, Comuna*.
 * A field of choices keeps its value in a hidden one right behind it.
 */
export const fieldsOnScreen = (form: HTMLFormElement): ReadonlyMap<string, string> =>
  new Map(
    [...form.querySelectorAll<Named>('input[name], textarea[name]')].map((field) => {
      const shown =
        field.type === 'hidden' ? field.previousElementSibling : field.closest('.mantine-InputWrapper-root');
      const group = plain(field.closest('fieldset')?.querySelector('legend'));
      const label = plain(shown?.querySelector('label'));
      return [field.name, [group, label].filter(Boolean).join(', ')];
    }),
  );

/** Puts what is told of fields into the order of the screen; what has no field there stays behind what came before it. */
export function inScreenOrder<T>(told: readonly (readonly [string, T])[], shown: ReadonlyMap<string, string>) {
  const names = [...shown.keys()];
  let place = -1;
  return told
    .map(([name, value]) => {
      const found = names.findIndex((other) => other === name || other.startsWith(`${name}.`));
      place = found < 0 ? place : found;
      return { place, name, value };
    })
    .toSorted((a, b) => a.place - b.place);
}
