import { Button } from '@mantine/core';
import { IconEye, IconNote, IconPlus, IconTags } from '@tabler/icons-react';
import { useCurrentUser } from '../access/current-user.ts';
import { useMay } from '../access/use-may.ts';
import { productExport, productGrid, registerProduct } from '../calls/products.ts';
import { ListPage } from '../ui/list/list-page.tsx';
import { openProductColumns, productCard, productColumns } from './product-columns.shared.tsx';
import { ProductDialogs } from './product-dialogs.shared.tsx';
import { useProductSheet } from './use-product-sheet.shared.ts';

const icon = { size: 16, stroke: 1.6 };

/** *Productos*: the catalogue; a product opens at its own address. */
export function Component() {
  const may = useMay();
  const { margenes } = useCurrentUser().permisos;
  const { show } = useProductSheet();
  return (
    <ListPage
      name="productos"
      title="Productos"
      unit={['producto', 'productos']}
      query={productGrid}
      columns={margenes ? productColumns : openProductColumns}
      rowId={(p) => p._id}
      card={productCard}
      asOf
      onOpen={(p) => show(p._id)}
      actions={(p) => [
        { label: 'Ver ficha', icon: <IconEye {...icon} />, run: () => show(p._id) },
        { label: 'Precios', icon: <IconTags {...icon} />, run: () => show(p._id, 'precios') },
        { label: 'Nota', icon: <IconNote {...icon} />, run: () => show(p._id, 'nota') },
      ]}
      {...(may(productExport) ? { exportCall: productExport } : {})}
      {...(may(registerProduct)
        ? {
            action: (
              <Button leftSection={<IconPlus size={16} />} onClick={() => show('nuevo')}>
                Nuevo producto
              </Button>
            ),
          }
        : {})}
      empty={{
        title: 'Todavía no hay productos',
        hint: 'Con su código, marca y costo, un producto queda listo para tener precio, stock y venta.',
      }}
    >
      <ProductDialogs />
    </ListPage>
  );
}
