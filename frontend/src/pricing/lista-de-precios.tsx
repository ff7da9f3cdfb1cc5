import { PRECIOS_VISTOS } from '@power/domain/products/price-limits.shared';
import { priceImport } from '@power/domain/products/product-import.shared';
import { Button } from '@mantine/core';
import { IconAdjustments, IconPercentage, IconTable } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useCurrentUser } from '../access/current-user.ts';
import { useMay } from '../access/use-may.ts';
import { httpNameOf } from '../api/call-error.ts';
import { call } from '../api/client.ts';
import { moment } from '../api/moment.ts';
import { queryKey } from '../api/hooks.ts';
import { queryClient } from '../api/query-client.ts';
import { serverNow } from '../api/server-time.ts';
import { marginTables, simulatePrices, startPriceBatch } from '../calls/pricing.ts';
import { priceChanges, priceListExport, priceListGrid, salesListGrid } from '../calls/products.ts';
import { savePreference } from '../calls/settings.ts';
import {
  buyerCard,
  openPriceColumns,
  priceCard,
  priceColumns,
  customerColumns,
} from '../products/product-columns.shared.tsx';
import { ProductDialogs } from '../products/product-dialogs.shared.tsx';
import { useProductSheet } from '../products/use-product-sheet.shared.ts';
import { ImportButton } from '../imports/import-button.shared.tsx';
import { ListPage } from '../ui/list/list-page.tsx';
import { refreshList } from '../ui/list/refresh-list.ts';
import { part } from '../ui/part.tsx';
import { SideActions } from '../ui/side-actions.tsx';
import { type Buyer, BuyerBar } from './buyer-bar.tsx';

const BulkDialog = part(() => import('./bulk-dialog.shared.tsx'), 'BulkDialog');
const SimulateDialog = part(() => import('./simulate-dialog.tsx'), 'SimulateDialog');
/** The price list gives up after this time (document 2 §9). */
const LIMIT_MS = 20_000;
/** The badge is gone once the list was on screen for a moment. */
const SEEN_AFTER_MS = 3000;

/** What changed until now has been seen; whoever looks at the prices of another day has not seen it. */
function useSeen(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (moment.get() !== undefined) return;
      void call(savePreference, { clave: PRECIOS_VISTOS, valor: new Date(serverNow()).toISOString() })
        .then(() => queryClient.invalidateQueries({ queryKey: queryKey(priceChanges) }))
        .catch(() => undefined);
    }, SEEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** *Lista de precios*: all columns, or what one customer pays in one currency. */
export function Component() {
  const may = useMay();
  const { margenes } = useCurrentUser().permisos;
  const { show } = useProductSheet();
  const [buyer, setBuyer] = useState<Buyer>({ cliente: null, moneda: 'pesos', transporte: 'aereo' });
  const [bulk, setBulk] = useState<readonly string[]>();
  const [simulating, setSimulating] = useState(false);
  useSeen();
  const own = may(salesListGrid) && (buyer.cliente !== null || buyer.moneda !== 'pesos');
  const common = {
    title: 'Lista de Precios',
    context: may(salesListGrid)
      ? 'El precio de cada producto por tipo de cliente; elige un cliente y ves el suyo.'
      : 'El precio de cada producto por tipo de cliente.',
    unit: ['producto', 'productos'] as const,
    limitMs: LIMIT_MS,
    failure: httpNameOf,
    above: may(salesListGrid) ? <BuyerBar buyer={buyer} onBuyer={setBuyer} /> : undefined,
    empty: {
      title: 'Todavía no hay precios',
      hint: 'Cada producto con costo recibe su precio de las tablas de márgenes; uno fijado a mano lleva su motivo.',
    },
    ...(may(marginTables)
      ? {
          action: (
            <>
              <SideActions
                title="Lista de Precios"
                actions={[
                  {
                    label: 'Tablas de márgenes',
                    icon: <IconTable size={16} />,
                    to: '/sistema/lista-de-precios/margenes',
                  },
                  ...(may(simulatePrices)
                    ? [{ label: 'Simular', icon: <IconAdjustments size={16} />, run: () => setSimulating(true) }]
                    : []),
                ]}
              />
              <ImportButton kinds={[priceImport]} onDone={() => refreshList('lista-de-precios')} />
              {may(startPriceBatch) && (
                <Button leftSection={<IconPercentage size={16} />} onClick={() => setBulk([])}>
                  Cambio masivo
                </Button>
              )}
            </>
          ),
        }
      : {}),
  };
  const dialogs = (
    <>
      <ProductDialogs />
      {simulating && <SimulateDialog onClose={() => setSimulating(false)} />}
      {bulk && <BulkDialog ids={bulk} onClose={() => setBulk(undefined)} />}
    </>
  );
  return own ? (
    <ListPage
      key={`${buyer.cliente?._id ?? ''}/${buyer.moneda}/${buyer.transporte}`}
      {...common}
      name="lista-de-precios-cliente"
      query={salesListGrid}
      params={{
        moneda: buyer.moneda,
        transporte: buyer.transporte,
        ...(buyer.cliente ? { cliente: buyer.cliente._id } : {}),
      }}
      columns={customerColumns[buyer.moneda]}
      rowId={(p) => (p as { _id: string })._id}
      card={buyerCard}
      onOpen={(p) => show((p as { _id: string })._id, 'precios')}
    >
      {dialogs}
    </ListPage>
  ) : (
    <ListPage
      {...common}
      name="lista-de-precios"
      query={priceListGrid}
      columns={margenes ? priceColumns : openPriceColumns}
      rowId={(p) => p._id}
      card={priceCard}
      onOpen={(p) => show(p._id, 'precios')}
      asOf
      {...(may(priceListExport) ? { exportCall: priceListExport } : {})}
      {...(may(startPriceBatch)
        ? {
            bulk: (rows: readonly { readonly _id: string }[]) => [
              { label: 'Cambiar precios', run: () => setBulk(rows.map((p) => p._id)) },
            ],
          }
        : {})}
    >
      {dialogs}
    </ListPage>
  );
}
