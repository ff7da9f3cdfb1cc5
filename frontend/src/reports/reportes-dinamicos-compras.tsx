import { useState } from 'react';
import { PivotPage } from './pivot/pivot-page.tsx';
import { purchaseSource } from './purchase-source.ts';

/** `reportes-dinamicos-compras`: what was bought, by whatever rows and columns. */
export function Component() {
  const [source] = useState(purchaseSource);
  return <PivotPage source={source} />;
}
