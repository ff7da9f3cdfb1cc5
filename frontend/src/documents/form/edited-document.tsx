import type { SheetTimes } from '@power/domain/kernel/document';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { nameOf } from '../document-words.ts';
import type { DocumentScreen } from '../types.ts';
import { Unreadable } from '../unreadable.tsx';
import { useDocument } from '../use-document.ts';

interface Props<V, A extends string> {
  readonly screen: DocumentScreen<V, A>;
  /** Where a reader of one that cannot be opened goes on. */
  readonly lists: readonly string[];
  /** The form of a new one. */
  readonly fresh: ReactNode;
  /** The form of one that is there. */
  readonly edited: (sheet: V & SheetTimes) => ReactNode;
}

/** The page that writes a document: a new one, or with `?editar=12` the one of that number, which is read first. */
export function EditedDocument<V, A extends string>({ fresh, ...props }: Props<V, A>) {
  const [search] = useSearchParams();
  const id = search.get('editar') ?? '';
  return /^\d{1,15}$/.test(id) ? <ById key={id} {...props} id={id} /> : fresh;
}

function ById<V, A extends string>({
  screen,
  id,
  lists,
  edited,
}: Omit<Props<V, A>, 'fresh'> & { readonly id: string }) {
  const { found, failed, refusal, error, refetch } = useDocument(screen, id, '');
  if (found) return edited(found.documento);
  if (!failed) return <PageSkeleton />;
  return (
    <Unreadable what={nameOf(screen.document)} page refusal={refusal} error={error} onRetry={refetch} lists={lists} />
  );
}
