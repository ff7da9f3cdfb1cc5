import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import { useQueryCall } from '../../api/hooks.ts';
import { productRecommendations } from '../../calls/quotations.ts';
import type { TypedLine } from './typed-quotation.ts';
import styles from './editor.module.css';

interface Props {
  readonly lines: readonly TypedLine[];
  readonly onAdd: (product: Pick<TypedLine, 'producto' | 'part_number' | 'nombre'>) => void;
}

/** As many as fit in one line. */
const FEW = 3;

/** What other orders had together with these products, and how often. */
export function Suggestions({ lines, onAdd }: Props) {
  const ids = useMemo(() => [...new Set(lines.map((line) => line.producto).filter((id) => id !== ''))].sort(), [lines]);
  // Forty lines typed in a row are asked about once.
  const [productos] = useDebouncedValue(ids, 800);
  const { data } = useQueryCall(
    productRecommendations,
    { productos },
    { enabled: productos.length > 0, keepPrevious: true, staleTime: 300_000 },
  );
  const found = productos.length === 0 ? [] : (data?.productos ?? []).filter(({ producto }) => !ids.includes(producto));
  if (found.length === 0) return null;
  return (
    <div className={styles.suggestions} role="group" aria-label="Sugerencias">
      {found.slice(0, FEW).map(({ motivo, ...product }) => (
        <Button
          key={product.producto}
          size="compact-xs"
          variant="default"
          leftSection={<IconPlus size={12} />}
          title={`${product.nombre}: ${motivo}`}
          aria-label={`Agregar ${product.part_number}, ${motivo}`}
          onClick={() => onAdd(product)}
        >
          {product.part_number} <small>{motivo}</small>
        </Button>
      ))}
    </div>
  );
}
