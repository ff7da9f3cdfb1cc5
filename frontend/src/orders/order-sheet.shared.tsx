import { DocumentSheet } from '../documents/document-sheet.tsx';
import { useListState } from '../ui/list/use-list-state.ts';
import { orderScreen } from './order-screen.tsx';
import { useOrderValues } from './payment-names.shared.ts';
import { type OrderView, useOrderDialog } from './use-order-dialog.shared.ts';

interface Props {
  readonly number: number;
  readonly onClose: () => void;
  /** Step that its history begins at. */
  readonly at?: number;
}

/** An order over whatever screen names it. Opened from a list of another day it shows the order of that day, to read only. */
export function OrderSheetDialog({ number, onClose }: Props) {
  const { open, show } = useOrderDialog();
  const [{ asOf }, onList] = useListState();
  return (
    <DocumentSheet
      screen={orderScreen}
      id={String(number)}
      asOf={asOf}
      onNow={() => onList({ asOf: '' })}
      page={false}
      view={open?.view ?? 'resumen'}
      show={(id, view) => (view === 'nuevo' ? show('nuevo') : show(Number(id), view as OrderView))}
      onClose={onClose}
      names={useOrderValues()}
    />
  );
}

/** The history of an order, from a screen that is not of orders. */
export const OrderHistoryDialog = ({ number, onClose, at }: Props) => (
  <DocumentSheet
    screen={orderScreen}
    id={String(number)}
    asOf=""
    onNow={() => undefined}
    page={false}
    view="historia"
    show={() => undefined}
    onClose={onClose}
    names={useOrderValues()}
    {...(at === undefined ? {} : { at })}
  />
);
