import { Button } from '@mantine/core';
import { IconHistory, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useQueryCall } from '../api/hooks.ts';
import { auditDiff } from '../calls/audit.ts';
import { priceListGrid, productGrid, sellerListGrid } from '../calls/products.ts';
import { changeProduct, productSheet } from '../calls/products.ts';
import { useMay } from '../access/use-may.ts';
import { DocumentDialog } from '../documents/document-frame.tsx';
import { DocumentTools } from '../documents/document-header.tsx';
import { FootBar } from '../documents/foot-bar.tsx';
import { Unreadable } from '../documents/unreadable.tsx';
import { useNeighbours } from '../documents/use-neighbours.ts';
import { useLiveRefresh } from '../live/refresh.ts';
import { part } from '../ui/part.tsx';
import { EditProduct } from './edit-product.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductSummary } from './product-summary.tsx';
import { ProductTabs } from './product-tabs.tsx';
import { useProductSheet } from './use-product-sheet.shared.ts';

const DocumentHistory = part(() => import('../audit/document-history.shared.tsx'), 'DocumentHistory');

const list = (query: typeof productGrid | typeof sellerListGrid | typeof priceListGrid) => ({ query, idField: '_id' });
const LISTS: Readonly<Record<string, ReturnType<typeof list>>> = {
  productos: list(productGrid),
  'lista-de-precios': list(priceListGrid),
  'productos-pre-venta': list(sellerListGrid),
  'stock-preventa': list(sellerListGrid),
};

/** A product at its own address: facts, codes, stock and who holds it, prices, relations, note, history. */
export function ProductSheet({ id }: { id: string }) {
  const may = useMay();
  const { pathname } = useLocation();
  const { pestana, show, close } = useProductSheet();
  const [open, setOpen] = useState<'editar' | 'historia'>();
  const found = useQueryCall(productSheet, { id });
  useLiveRefresh(productSheet, productSheet.topic, (clave) => clave === id);
  const steps = useNeighbours(LISTS[pathname.replace('/sistema/', '')], id, (to) => show(to, pestana));
  const sheet = found.data && 'producto' in found.data ? found.data : undefined;
  const refusal = found.data && !sheet ? String((found.data as { mensaje?: string }).mensaje ?? '') : undefined;
  const failed = refusal !== undefined || (found.error !== null && !sheet);
  const product = sheet?.producto;
  const back = () => setOpen(undefined);
  // In the place of the sheet, not over it.
  if (sheet && open === 'editar') return <EditProduct sheet={sheet} onClose={back} />;
  if (open === 'historia') return <DocumentHistory stream={`product-${id}`} version={undefined} onClose={back} />;
  return (
    <DocumentDialog
      title={product?.part_number ?? 'Producto'}
      loading={!sheet && !failed}
      onClose={close}
      failure={
        failed ? (
          <Unreadable
            what="El producto"
            refusal={refusal}
            error={found.error}
            onRetry={() => void found.refetch()}
            onClose={close}
          />
        ) : undefined
      }
      summary={product && <ProductSummary product={product} />}
      tools={<DocumentTools href={`${pathname}?producto=${id}`} page steps={steps} />}
      facts={sheet && <ProductFacts sheet={sheet} />}
      actions={
        product && (
          <FootBar
            secondary={
              may(auditDiff) && (
                <Button
                  size="xs"
                  variant="default"
                  leftSection={<IconHistory size={16} />}
                  onClick={() => setOpen('historia')}
                >
                  Historia
                </Button>
              )
            }
            primary={
              sheet.editable &&
              may(changeProduct) && (
                <Button leftSection={<IconPencil size={16} />} onClick={() => setOpen('editar')}>
                  Editar
                </Button>
              )
            }
          />
        )
      }
    >
      {sheet && <ProductTabs sheet={sheet} chosen={pestana} onChoose={(to) => show(id, to)} />}
    </DocumentDialog>
  );
}
