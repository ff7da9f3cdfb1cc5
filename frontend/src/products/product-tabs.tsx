import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMay } from '../access/use-may.ts';
import { productMovements } from '../calls/inventory.ts';
import { ProductMovements } from '../inventory/product-movements.shared.tsx';
import { ProductStock } from '../inventory/product-stock.shared.tsx';
import { ImagesTab } from './images-tab.tsx';
import { NoteTab } from './note-tab.tsx';
import { PricesTab } from './prices-tab.tsx';
import { ProductCodes, type Sheet } from './product-facts.tsx';
import { RelatedTab } from './related-tab.tsx';
import styles from './product-tabs.module.css';
import type { Pestana } from './use-product-sheet.shared.ts';

interface Props {
  readonly sheet: Sheet;
  readonly chosen: Pestana;
  readonly onChoose: (to: Pestana) => void;
}

/** What stands beside the facts of a product, one matter at a time. A service has no stock. */
export function ProductTabs({ sheet, chosen, onChoose }: Props) {
  const may = useMay();
  const { producto } = sheet;
  const tabs: readonly { key: Pestana; label: string; content: ReactNode }[] = [
    ...(producto.servicio
      ? []
      : [
          {
            key: 'stock' as const,
            label: 'Stock y comprometido',
            content: <ProductStock codigo_sap={producto.codigo_sap} named={false} />,
          },
        ]),
    { key: 'precios', label: 'Precios', content: <PricesTab product={producto} /> },
    ...(!producto.servicio && may(productMovements)
      ? [{ key: 'movimientos' as const, label: 'Movimientos', content: <ProductMovements producto={producto._id} /> }]
      : []),
    { key: 'relaciones', label: 'Sustitutos y accesorios', content: <RelatedTab sheet={sheet} /> },
    { key: 'imagenes', label: 'Imágenes', content: <ImagesTab sheet={sheet} /> },
    { key: 'codigos', label: 'Códigos EAN', content: <ProductCodes sheet={sheet} /> },
    { key: 'nota', label: 'Nota', content: <NoteTab product={producto} /> },
  ];
  const open = tabs.some(({ key }) => key === chosen) ? chosen : tabs[0]!.key;
  return (
    <Tabs value={open} onChange={(to) => onChoose(to as Pestana)} keepMounted={false}>
      <Tabs.List aria-label="Del producto" className={styles.list ?? ''}>
        {tabs.map(({ key, label }) => (
          <Tabs.Tab key={key} value={key}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ key, content }) => (
        <Tabs.Panel key={key} value={key} pt="md">
          {content}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
