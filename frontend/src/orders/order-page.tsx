import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { DocumentSheet } from '../documents/document-sheet.tsx';
import { useListState } from '../ui/list/use-list-state.ts';
import { OrderDialogs } from './order-dialogs.shared.tsx';
import { orderScreen } from './order-screen.tsx';
import { useOrderValues } from './payment-names.shared.ts';
import { type OrderView, useOrderDialog } from './use-order-dialog.shared.ts';

/** An order at its own address: `/sistema/pedido/15010`. */
export function Component() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const { show } = useOrderDialog();
  const navigate = useNavigate();
  const names = useOrderValues();
  const [{ asOf }, onList] = useListState();
  const go = (to: string, view: string) =>
    void navigate(`/sistema/pedido/${to}${view === 'historia' ? '?vista=historia' : ''}`, { replace: true });
  return (
    <>
      <DocumentSheet
        key={id}
        screen={orderScreen}
        id={id}
        asOf={asOf}
        onNow={() => onList({ asOf: '' })}
        page
        view={search.get('vista') ?? 'resumen'}
        show={(to, view) =>
          view === 'resumen' || view === 'historia'
            ? go(to, view)
            : view === 'nuevo'
              ? show('nuevo')
              : show(Number(to), view as OrderView)
        }
        onClose={() => void navigate(-1)}
        names={names}
      />
      <OrderDialogs />
    </>
  );
}
