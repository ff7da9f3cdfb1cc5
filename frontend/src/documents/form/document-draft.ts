import { remember, remembered } from '../../ui/remembered.ts';
import type { GridLine } from '../line-handlers.ts';

/** What a form of a document holds while it is written. */
export interface Written<L extends GridLine> {
  readonly header: Readonly<Record<string, unknown>>;
  readonly lines: readonly L[];
}

const keyOf = (name: string, user: string): string => `${name}:${user}`;

/** What was typed survives a closed screen, a reload and a crash; kept on this machine per person. */
export function readDraft<L extends GridLine>(name: string, user: string, fresh: Written<L>): Written<L> {
  const stored = remembered(keyOf(name, user)) as Partial<Written<L>> | undefined;
  return stored && Array.isArray(stored.lines)
    ? { header: { ...fresh.header, ...stored.header }, lines: stored.lines }
    : fresh;
}
export const writeDraft = <L extends GridLine>(name: string, user: string, written: Written<L>): void =>
  remember(keyOf(name, user), written);
export const dropDraft = (name: string, user: string): void => remember(keyOf(name, user), undefined);
