import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { ValueName } from '../ui/dialogs/field-changes.tsx';
import { useListState } from '../ui/list/use-list-state.ts';
import { DocumentSheet } from './document-sheet.tsx';
import type { DocumentScreen } from './types.ts';

interface Props<V, A extends string> {
  readonly screen: DocumentScreen<V, A>;
  readonly names?: ValueName;
  /** Opens a view that is not the sheet's own: a dialog of this document. */
  readonly open: (id: string, view: string) => void;
}

/** A document at its own address: `/sistema/pedido/15010`; `?vista=historia` is its history. */
export function DocumentRoute<V extends object, A extends string>({ screen, names, open }: Props<V, A>) {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [{ asOf }, onList] = useListState();
  const show = (to: string, view: string) => {
    if (view !== 'resumen' && view !== 'historia') return open(to, view);
    const telling = view === 'historia' ? '?vista=historia' : '';
    void navigate(`/sistema/${screen.document.path}/${to}${telling}`, { replace: true });
  };
  return (
    <DocumentSheet
      key={id}
      screen={screen}
      id={id}
      asOf={asOf}
      onNow={() => onList({ asOf: '' })}
      page
      view={search.get('vista') ?? 'resumen'}
      show={show}
      onClose={() => void navigate(-1)}
      names={names}
    />
  );
}
