import { IconEye } from '@tabler/icons-react';
import { useDocumentActions } from '../documents/use-document-actions.ts';
import type { RowAction } from '../ui/list/types.ts';
import { useListState } from '../ui/list/use-list-state.ts';
import { orderScreen } from './order-screen.tsx';
import { type OrderView, useOrderDialog } from './use-order-dialog.shared.ts';

/** The menu of an order in its list: its summary at once, the rest as soon as the server has said what is possible. */
export function useOrderActions(): {
  readonly actions: (order: { readonly number: number }) => RowAction[];
  readonly moreActions: (order: { readonly number: number }) => Promise<RowAction[]>;
} {
  const { show } = useOrderDialog();
  const [{ asOf }] = useListState();
  const offered = useDocumentActions(orderScreen);
  return {
    actions: (o) => [{ label: 'Ver Resumen', icon: <IconEye size={16} stroke={1.6} />, run: () => show(o.number) }],
    moreActions: (o) =>
      offered(String(o.number), asOf, (view) => (view === 'nuevo' ? show('nuevo') : show(o.number, view as OrderView))),
  };
}
