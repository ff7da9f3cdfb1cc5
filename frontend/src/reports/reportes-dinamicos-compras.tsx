import { Skeleton } from '@mantine/core';
import { messageOf } from '../api/call-error.ts';
import { useQueryCall } from '../api/hooks.ts';
import { purchasesSheet } from '../calls/purchasing.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { today } from '../ui/format/times.ts';
import { PageHeader } from '../ui/page-header.tsx';

/** `reportes-dinamicos-compras`: says what purchases of the year there are. */
export function Component() {
  const fhasta = today();
  const found = useQueryCall(purchasesSheet, { fdesde: `${fhasta.slice(0, 4)}-01-01`, fhasta });
  return (
    <>
      <PageHeader title="Informe de Compras" context="Líneas compradas, por proveedor, marca y mes" />
      {found.isLoading && <Skeleton height={240} mx="lg" />}
      {found.error && <EmptyState title="El informe no se pudo calcular" hint={messageOf(found.error)} />}
      {found.data?.ok && (
        <EmptyState
          title="Todavía no hay compras registradas"
          hint="Este informe se arma con las líneas de las órdenes de compra recepcionadas. Mientras el sistema no registre ninguna, no hay cifras que mostrar."
        />
      )}
    </>
  );
}
