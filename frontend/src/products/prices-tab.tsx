import { COLUMNAS_PRECIO, PRICE_NAMES } from '@power/domain/products/prices.shared';
import { Alert, Button, Group, Skeleton, Table } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '../api/call-error.ts';
import { call } from '../api/client.ts';
import { useQueryCall } from '../api/hooks.ts';
import { useMay } from '../access/use-may.ts';
import { changeProductTier, productPrices, setProductPrice, withdrawProductPrice } from '../calls/products.ts';
import { useLiveRefresh } from '../live/refresh.ts';
import { askComment } from '../ui/dialogs/prompts.ts';
import { tell } from '../ui/dialogs/tell.ts';
import { formatMoney } from '../ui/format/numbers.ts';
import { formatDayTime } from '../ui/format/times.ts';
import { PriceDialog } from './price-dialog.tsx';
import { PricesInForce } from './prices-in-force.tsx';
import { PriceHistory } from './price-history.tsx';
import { refreshProducts } from './product-commands.shared.ts';
import type { Sheet } from './product-facts.tsx';
import { TierDialog } from './tier-dialog.tsx';

/** Prices of a product: in force, by the rule, set by hand and to come, and how they came to be. */
export function PricesTab({ product }: { product: Sheet['producto'] }) {
  const may = useMay();
  const [open, setOpen] = useState<'precio' | 'tier'>();
  const found = useQueryCall(productPrices, { id: product._id });
  useLiveRefresh(productPrices, productPrices.topic, (clave) => clave.startsWith(`${product._id}/`));
  if (found.error)
    return (
      <Alert color="red" variant="light" title="Los precios no se pudieron leer">
        {messageOf(found.error)}
      </Alert>
    );
  if (!found.data || !('precios' in found.data)) return <Skeleton height={240} />;
  const { precios, tabla, ajustes, cambios, total_cambios } = found.data;
  const withdraw = async (id: string) => {
    const motivo = await askComment({
      titulo: 'Retirar el precio',
      texto: 'Vuelve a regir lo que dicen el PMP y la tabla de márgenes.',
      etiqueta: 'Motivo',
      boton: 'Retirar precio',
    });
    if (motivo === undefined) return;
    await tell('El precio no fue retirado', () =>
      call(withdrawProductPrice, { idProducto: product._id, ajuste: id, motivo }, { commandId: crypto.randomUUID() }),
    );
    refreshProducts();
  };
  return (
    <>
      <Group justify="space-between" mb="sm">
        <span>{`Tier ${product.tier} · ${tabla === null ? 'precios puestos a mano' : `según la tabla de márgenes, versión ${tabla}`}`}</span>
        <Group gap="xs">
          {may(changeProductTier) && (
            <Button size="xs" variant="default" onClick={() => setOpen('tier')}>
              Cambiar tier
            </Button>
          )}
          {may(setProductPrice) && (
            <Button size="xs" variant="default" onClick={() => setOpen('precio')}>
              Cambiar precio
            </Button>
          )}
        </Group>
      </Group>
      <PricesInForce of={found.data} />
      {ajustes.length > 0 && (
        <section aria-label="Precios a mano">
          <h3>Precios a mano</h3>
          <Table>
            <Table.Tbody>
              {ajustes.map((a) => (
                <Table.Tr key={a.id}>
                  <Table.Td>
                    {COLUMNAS_PRECIO.flatMap((c) =>
                      a.precios[c] === undefined ? [] : [`${PRICE_NAMES[c]} ${formatMoney(a.precios[c])}`],
                    ).join(' · ')}
                  </Table.Td>
                  <Table.Td>{`Desde ${formatDayTime(a.desde)}${a.vence === null ? '' : ` hasta ${formatDayTime(a.vence)}`}`}</Table.Td>
                  <Table.Td>{`${a.motivo} · ${a.autor}`}</Table.Td>
                  <Table.Td ta="right">
                    {may(withdrawProductPrice) && (
                      <Button size="compact-xs" variant="default" onClick={() => void withdraw(a.id)}>
                        Retirar
                      </Button>
                    )}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </section>
      )}
      <PriceHistory changes={cambios} total={total_cambios} />
      {open === 'precio' && <PriceDialog product={product} current={precios} onClose={() => setOpen(undefined)} />}
      {open === 'tier' && <TierDialog product={product} onClose={() => setOpen(undefined)} />}
    </>
  );
}
