import { useState } from 'react';
import { PivotPage } from './pivot/pivot-page.tsx';
import { salesSource } from './sales-source.shared.ts';

/** `reportes-dinamicos-ventas`: the lines that were billed, by whatever rows and columns. */
export function Component() {
  const [source] = useState(salesSource);
  return <PivotPage source={source} />;
}
