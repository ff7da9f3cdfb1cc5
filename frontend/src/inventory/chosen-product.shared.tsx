import { Text } from '@mantine/core';
import { useQueryCall } from '../api/hooks.ts';
import { productPhysicalStock } from '../calls/inventory.ts';
import { ProductFinder } from './product-finder.shared.tsx';

export interface Chosen {
  readonly _id: string;
  readonly codigo: string;
  readonly part_number: string;
  readonly nombre: string;
}

/** The product that somebody picked, by the code that the finder tells. */
export function useChosenProduct(codigo_sap: string): Chosen | undefined {
  const { data } = useQueryCall(productPhysicalStock, { codigo_sap }, { enabled: codigo_sap !== '' });
  return codigo_sap !== '' && data && 'producto' in data ? (data.producto as Chosen) : undefined;
}

/** Finds a product and says which one was picked. */
export function ProductChoice({
  chosen,
  onPick,
}: {
  chosen: Chosen | undefined;
  onPick: (codigo_sap: string) => void;
}) {
  return (
    <div>
      <ProductFinder onPick={onPick} />
      <Text size="sm" mt="xs" c={chosen ? undefined : 'dimmed'}>
        {chosen
          ? `${chosen.codigo} · ${chosen.part_number} · ${chosen.nombre}`
          : 'Busca el producto por su código, número de parte o nombre'}
      </Text>
    </div>
  );
}
