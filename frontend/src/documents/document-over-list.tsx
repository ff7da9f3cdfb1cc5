import type { ComponentProps } from 'react';
import { useListState } from '../ui/list/use-list-state.ts';
import { DocumentSheet } from './document-sheet.tsx';

type Props<V extends object, A extends string> = Omit<
  ComponentProps<typeof DocumentSheet<V, A>>,
  'asOf' | 'onNow' | 'page'
>;

/** A document over whatever screen names it; over a list of another day as it was on that day, to read only. */
export function DocumentOverList<V extends object, A extends string>(props: Props<V, A>) {
  const [{ asOf }, onList] = useListState();
  return <DocumentSheet {...props} asOf={asOf} onNow={() => onList({ asOf: '' })} page={false} />;
}
