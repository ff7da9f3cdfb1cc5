import { DocumentOverList } from '../documents/document-over-list.tsx';
import { DocumentSheet } from '../documents/document-sheet.tsx';
import { orderScreen } from './order-screen.tsx';
import { useOrderValues } from './payment-names.shared.ts';
import { useOrderDialog } from './use-order-dialog.shared.ts';

interface Props {
  readonly number: number;
  readonly onClose: () => void;
  /** Step that its history begins at. */
  readonly at?: number;
}

/** An order over whatever screen names it. */
export function OrderSheetDialog({ number, onClose }: Props) {
  const { open, showView } = useOrderDialog();
  return (
    <DocumentOverList
      screen={orderScreen}
      id={String(number)}
      view={open?.view ?? 'resumen'}
      show={showView}
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
