import { Badge, Button, Group, Modal, Skeleton, Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconHistory, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useQueryCall } from '../api/hooks.ts';
import { auditDiff } from '../calls/audit.ts';
import { productMovements } from '../calls/inventory.ts';
import { changeProduct, productSheet } from '../calls/products.ts';
import { Unreadable } from '../documents/unreadable.tsx';
import { useMay } from '../access/use-may.ts';
import { ProductMovements } from '../inventory/product-movements.shared.tsx';
import { ProductStock } from '../inventory/product-stock.shared.tsx';
import { useLiveRefresh } from '../live/refresh.ts';
import { part } from '../ui/part.tsx';
import { useReturnFocus } from '../ui/use-return-focus.ts';
import { EditProduct } from './edit-product.tsx';
import { ImagesTab } from './images-tab.tsx';
import { NoteCell } from './note.shared.tsx';
import { NoteTab } from './note-tab.tsx';
import { PricesTab } from './prices-tab.tsx';
import { ProductFacts, ProductCodes } from './product-facts.tsx';
import { ProductPicture } from './product-picture.tsx';
import styles from './product-picture.module.css';
import { RelatedTab } from './related-tab.tsx';
import { type Pestana, useProductSheet } from './use-product-sheet.shared.ts';

const DocumentHistory = part(() => import('../audit/document-history.shared.tsx'), 'DocumentHistory');

/** A product at its own address: facts, codes, stock and who holds it, prices, relations, note, history. */
export function ProductSheet({ id }: { id: string }) {
  useReturnFocus();
  const may = useMay();
  const narrow = useMediaQuery('(max-width: 900px)') ?? false;
  const { pestana, show, close } = useProductSheet();
  const [open, setOpen] = useState<'editar' | 'historia'>();
  const found = useQueryCall(productSheet, { id });
  useLiveRefresh(productSheet, productSheet.topic, (clave) => clave === id);
  const sheet = found.data && 'producto' in found.data ? found.data : undefined;
  const refusal = found.data && !sheet ? String((found.data as { mensaje?: string }).mensaje ?? '') : undefined;
  const failed = refusal !== undefined || (found.error !== null && !sheet);
  const product = sheet?.producto;
  return (
    <Modal
      opened
      onClose={close}
      fullScreen={narrow}
      size="min(1080px, 94vw)"
      title={
        product ? (
          <Group gap="sm">
            <strong>{product.part_number}</strong>
            {product.bloqueado && (
              <Badge color="red" variant="light">
                Bloqueado
              </Badge>
            )}
            {product.servicio && <Badge variant="light">Servicio</Badge>}
            {!product.activo && (
              <Badge color="gray" variant="light">
                Inactivo
              </Badge>
            )}
            <NoteCell nota={product.nota} />
          </Group>
        ) : (
          'Producto'
        )
      }
    >
      {failed && (
        <Unreadable
          what="El producto"
          refusal={refusal}
          error={found.error}
          onRetry={() => void found.refetch()}
          onClose={close}
        />
      )}
      {!sheet && !failed && <Skeleton height={320} />}
      {sheet && product && (
        <>
          <Group justify="space-between" mb="sm">
            <Group gap="sm">
              {product.imagenes[0] && (
                <ProductPicture
                  id={product._id}
                  imagen={product.imagenes[0]._id}
                  tamano="miniatura"
                  alt=""
                  className={styles.picture}
                />
              )}
              <span>
                {product.nombre} · {product.marca}
              </span>
            </Group>
            <Group gap="xs">
              {may(auditDiff) && (
                <Button
                  size="xs"
                  variant="default"
                  leftSection={<IconHistory size={16} />}
                  onClick={() => setOpen('historia')}
                >
                  Historia
                </Button>
              )}
              {sheet.editable && may(changeProduct) && (
                <Button size="xs" leftSection={<IconPencil size={16} />} onClick={() => setOpen('editar')}>
                  Editar
                </Button>
              )}
            </Group>
          </Group>
          <Tabs value={pestana} onChange={(to) => show(id, (to ?? 'datos') as Pestana)} keepMounted={false}>
            <Tabs.List>
              <Tabs.Tab value="datos">Datos</Tabs.Tab>
              <Tabs.Tab value="codigos">Códigos EAN</Tabs.Tab>
              {!product.servicio && <Tabs.Tab value="stock">Stock y comprometido</Tabs.Tab>}
              {!product.servicio && may(productMovements) && <Tabs.Tab value="movimientos">Movimientos</Tabs.Tab>}
              <Tabs.Tab value="precios">Precios</Tabs.Tab>
              <Tabs.Tab value="relaciones">Sustitutos y accesorios</Tabs.Tab>
              <Tabs.Tab value="imagenes">Imágenes</Tabs.Tab>
              <Tabs.Tab value="nota">Nota</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="datos" pt="md">
              <ProductFacts sheet={sheet} />
            </Tabs.Panel>
            <Tabs.Panel value="codigos" pt="md">
              <ProductCodes sheet={sheet} />
            </Tabs.Panel>
            <Tabs.Panel value="stock" pt="md">
              <ProductStock codigo_sap={product.codigo_sap} />
            </Tabs.Panel>
            <Tabs.Panel value="movimientos" pt="md">
              <ProductMovements producto={product._id} />
            </Tabs.Panel>
            <Tabs.Panel value="precios" pt="md">
              <PricesTab product={product} />
            </Tabs.Panel>
            <Tabs.Panel value="relaciones" pt="md">
              <RelatedTab sheet={sheet} />
            </Tabs.Panel>
            <Tabs.Panel value="imagenes" pt="md">
              <ImagesTab sheet={sheet} />
            </Tabs.Panel>
            <Tabs.Panel value="nota" pt="md">
              <NoteTab product={product} />
            </Tabs.Panel>
          </Tabs>
          {open === 'editar' && <EditProduct sheet={sheet} onClose={() => setOpen(undefined)} />}
          {open === 'historia' && (
            <DocumentHistory stream={`product-${id}`} version={undefined} onClose={() => setOpen(undefined)} />
          )}
        </>
      )}
    </Modal>
  );
}
