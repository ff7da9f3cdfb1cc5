import { openingStockImport } from '@power/domain/inventory/opening-stock.shared';
import { priceImport, productImport } from '@power/domain/products/product-import.shared';
import { Button } from '@mantine/core';
import { IconEye, IconFileSpreadsheet, IconNote, IconPlus, IconTags } from '@tabler/icons-react';
import { useCurrentUser } from '../access/current-user.ts';
import { useMay } from '../access/use-may.ts';
import { productExport, productGrid, registerProduct, stockReportExport } from '../calls/products.ts';
import { ImportButton } from '../imports/import-button.shared.tsx';
import { ListPage } from '../ui/list/list-page.tsx';
import { useExport } from '../ui/list/actions/use-export.ts';
import { refreshList } from '../ui/list/refresh-list.ts';
import { SideActions } from '../ui/side-actions.tsx';
import { ToldTwins } from './told-twins.tsx';
import { openProductColumns, productCard, productColumns } from './product-columns.shared.tsx';
import { ProductDialogs } from './product-dialogs.shared.tsx';
import { useProductSheet } from './use-product-sheet.shared.ts';

const icon = { size: 16, stroke: 1.6 };

const ALL = { filterModel: {}, quick: '', sort: [], asOf: '' } as const;

/** *Productos*: the catalogue; a product opens at its own address. */
export function Component() {
  const may = useMay();
  const { margenes } = useCurrentUser().permisos;
  const { show } = useProductSheet();
  const stock = useExport({ call: stockReportExport, params: {}, state: ALL, title: 'Reporte de stock' });
  return (
    <ListPage
      name="productos"
      title="Productos"
      context="Lo que se vende: su stock, sus precios y lo que se sabe de cada uno."
      unit={['producto', 'productos']}
      query={productGrid}
      columns={margenes ? productColumns : openProductColumns}
      rowId={(p) => p._id}
      card={productCard}
      asOf
      above={<ToldTwins />}
      onOpen={(p) => show(p._id)}
      actions={(p) => [
        { label: 'Ver ficha', icon: <IconEye {...icon} />, run: () => show(p._id) },
        { label: 'Precios', icon: <IconTags {...icon} />, run: () => show(p._id, 'precios') },
        { label: 'Nota', icon: <IconNote {...icon} />, run: () => show(p._id, 'nota') },
      ]}
      {...(may(productExport) ? { exportCall: productExport } : {})}
      action={
        <>
          {may(stockReportExport) && (
            <SideActions
              title="Productos"
              actions={[
                {
                  label: 'Reporte de stock',
                  icon: <IconFileSpreadsheet size={16} />,
                  busy: stock.busy,
                  run: () => void stock.run(),
                },
              ]}
            />
          )}
          {may(registerProduct) && (
            <>
              <ImportButton
                kinds={[productImport, priceImport, openingStockImport]}
                onDone={() => refreshList('productos')}
              />
              <Button leftSection={<IconPlus size={16} />} onClick={() => show('nuevo')}>
                Nuevo producto
              </Button>
            </>
          )}
        </>
      }
      empty={{
        title: 'Todavía no hay productos',
        hint: 'Crea el primero, o importa productos, precios y stock inicial de tus planillas.',
      }}
    >
      <ProductDialogs />
    </ListPage>
  );
}
