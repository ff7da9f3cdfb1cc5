import { currentUserId } from '../access/current-user.ts';

/**
 * What a person's working day remembers in this tab, also over a reload, by number or name. It is that person's alone:
 * whoever signs in where a session ended finds nothing of it.
 */
export function tabMemory<T>(key: string) {
  const keyOf = (person = currentUserId() ?? ''): string => `${key}:${person}`;
  const all = (person?: string): Record<string, T> => {
    try {
      return JSON.parse(sessionStorage.getItem(keyOf(person)) ?? '{}') as Record<string, T>;
    } catch {
      return {};
    }
  };
  return {
    all,
    of: (name: string | number): T | undefined => all()[name],
    /** Undefined forgets it. Somebody's whose session ended meanwhile is kept for `person`. */
    keep(name: string | number, value: T | undefined, person?: string): void {
      const { [String(name)]: _, ...others } = all(person);
      try {
        sessionStorage.setItem(
          keyOf(person),
          JSON.stringify(value === undefined ? others : { ...others, [name]: value }),
        );
      } catch {
        // A full or forbidden storage only costs the memory.
      }
    },
    forget: (): void => sessionStorage.removeItem(keyOf()),
  };
}
