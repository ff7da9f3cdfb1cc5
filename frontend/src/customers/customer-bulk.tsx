import { REASSIGNERS } from '@power/domain/customers/access.shared';
import type { CustomerGridRow } from '@power/domain/customers/views/customer-row';
import type { Perfil } from '@power/domain/kernel/perfiles';
import { IconUserShare } from '@tabler/icons-react';
import { useCurrentUser } from '../access/current-user.ts';
import { useMay } from '../access/use-may.ts';
import { changeCustomer } from '../calls/customers.ts';
import type { RowAction } from '../ui/list/types.ts';
import { askSeller } from './reassign-dialog.tsx';

/** What can be done with the chosen customers at once: each action names how many of them it is for. */
export function useCustomerBulk(): ((chosen: readonly CustomerGridRow[]) => RowAction[]) | undefined {
  const may = useMay();
  const { perfiles } = useCurrentUser();
  if (!may(changeCustomer) || !REASSIGNERS.includes(perfiles.perfil as Perfil)) return undefined;
  return (chosen) => [
    {
      label: `Cambiar ejecutivo (${chosen.length})`,
      icon: <IconUserShare size={16} stroke={1.6} />,
      run: () => askSeller(chosen),
    },
  ];
}
