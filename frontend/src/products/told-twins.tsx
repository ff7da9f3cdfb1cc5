import { Alert, Button } from '@mantine/core';
import { useState } from 'react';
import { useQueryCall } from '../api/hooks.ts';
import { useMay } from '../access/use-may.ts';
import { productTwins } from '../calls/products.ts';
import { SELDOM, useLiveRefresh } from '../live/refresh.ts';
import { countInWords } from '../ui/format/numbers.ts';
import { part } from '../ui/part.tsx';

const ProductTwins = part(() => import('./product-twins.tsx'), 'ProductTwins');

/** To whoever can solve it: codes that more than one active product has. Nothing while there are none. */
export function ToldTwins() {
  const [shown, setShown] = useState(false);
  const found = useQueryCall(productTwins, {}, { enabled: useMay()(productTwins) });
  useLiveRefresh(productTwins, productTwins.topic, undefined, SELDOM);
  const twins = found.data?.repetidos ?? [];
  if (twins.length === 0) return null;
  return (
    <Alert
      color="yellow"
      variant="light"
      title={`${countInWords(twins.length, ['código repetido', 'códigos repetidos'])} entre productos activos`}
    >
      <Button size="compact-sm" variant="default" onClick={() => setShown(true)}>
        Ver y corregir
      </Button>
      {shown && <ProductTwins of={twins} onClose={() => setShown(false)} />}
    </Alert>
  );
}
