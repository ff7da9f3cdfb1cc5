/** Listeners by name: topics of the change feed, named events of the socket. */
export function createListeners<T>() {
  const byName = new Map<string, Set<(value: T) => void>>();
  let changed: ((name: string, followed: boolean) => void) | undefined;
  return {
    names: (): string[] => [...byName.keys()],
    onNamesChange(listener: (name: string, followed: boolean) => void): void {
      changed = listener;
    },
    add(name: string, listener: (value: T) => void): () => void {
      const known = byName.get(name);
      if (known) known.add(listener);
      else {
        byName.set(name, new Set([listener]));
        changed?.(name, true);
      }
      return () => {
        const set = byName.get(name);
        set?.delete(listener);
        if (set?.size === 0) {
          byName.delete(name);
          changed?.(name, false);
        }
      };
    },
    emit(name: string, value: T): void {
      for (const listener of [...(byName.get(name) ?? [])]) listener(value);
    },
    emitAll(build: (name: string) => T): void {
      for (const name of [...byName.keys()]) this.emit(name, build(name));
    },
  };
}
