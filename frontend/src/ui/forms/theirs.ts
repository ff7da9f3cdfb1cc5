import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { Meanwhile } from './submit-reply.ts';

const plain = (value: unknown): unknown => value ?? '';

/**
 * Fields of a form that others changed meanwhile, with what they hold now. A field is known by its name and by what the
 * form holds of it: parts of the document may have fields of the same name. Lists are no fields.
 */
export function theirs(changes: readonly Meanwhile[] | undefined, held: object): ReadonlyMap<string, unknown> {
  const now = new Map(Object.entries(held));
  const taken = new Map<string, unknown>();
  for (const { campo, antes, despues } of (changes ?? []).flatMap(({ campos }) => campos ?? [])) {
    const name = campo.split('.').at(-1)!;
    if (!now.has(name) || plain(now.get(name)) !== plain(antes)) continue;
    const value = despues ?? (typeof now.get(name) === 'string' ? '' : null);
    now.set(name, value);
    taken.set(name, value);
  }
  return taken;
}

/** Mine on top is what I typed: what others changed in the other fields of the form stays theirs. */
export function takeTheirs<I extends FieldValues, O>(
  form: UseFormReturn<I, unknown, O>,
  changes: readonly Meanwhile[] | undefined,
): void {
  for (const [name, value] of theirs(changes, form.getValues()))
    if (!Object.hasOwn(form.formState.dirtyFields, name)) form.setValue(name as Path<I>, value as never);
}
