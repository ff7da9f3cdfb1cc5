import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { DocumentSheet } from '../documents/document-sheet.tsx';
import { useOrderValues } from '../orders/payment-names.shared.ts';
import { useListState } from '../ui/list/use-list-state.ts';
import { QuotationDialogs } from './quotation-dialogs.shared.tsx';
import { quotationScreen } from './quotation-screen.tsx';
import { type QuotationView, useQuotationDialog } from './use-quotation-dialog.shared.ts';

/** A quotation at its own address: `/sistema/cotizacion/8001`. */
export function Component() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const { show } = useQuotationDialog();
  const navigate = useNavigate();
  const [{ asOf }, onList] = useListState();
  return (
    <>
      <DocumentSheet
        key={id}
        screen={quotationScreen}
        id={id}
        asOf={asOf}
        onNow={() => onList({ asOf: '' })}
        page
        view={search.get('vista') ?? 'resumen'}
        show={(to, view) =>
          view === 'resumen' || view === 'historia'
            ? void navigate(`/sistema/cotizacion/${to}${view === 'historia' ? '?vista=historia' : ''}`, {
                replace: true,
              })
            : show(Number(to), view as QuotationView)
        }
        onClose={() => void navigate(-1)}
        names={useOrderValues()}
      />
      <QuotationDialogs />
    </>
  );
}
