import { isBlank } from '@power/domain/kernel/text';
import { useEffect, useState } from 'react';
import { currentUserId } from '../../access/current-user.ts';
import { tabMemory } from '../tab-memory.ts';

const typed = tabMemory<string>('comentarios');
/** Boxes on screen: what comes back may find its own left, or left and opened again. */
const boxes = new Set<(name: string, sent: string) => void>();

const before = (sent: string, now: string): string => (isBlank(now) ? sent : `${sent}\n${now}`);

/** What is typed in the box of this name and not sent: kept while its document is left for another, a list, a reload. */
export function useUnsent(name: string) {
  const [text, setText] = useState(() => typed.of(name) ?? '');
  const [person] = useState(currentUserId);
  useEffect(() => {
    const back = (of: string, sent: string) => of === name && setText((now) => before(sent, now));
    boxes.add(back);
    return () => void boxes.delete(back);
  }, [name]);
  return {
    text,
    change(next: string) {
      typed.keep(name, next || undefined, person);
      setText(next);
    },
    /** What was sent and not taken stands again in front of what has been typed meanwhile. */
    giveBack(sent: string) {
      typed.keep(name, before(sent, typed.all(person)[name] ?? ''), person);
      for (const back of boxes) back(name, sent);
    },
  };
}
