import { part } from '../ui/part.tsx';
import { useProductSheet } from './use-product-sheet.shared.ts';

const Sheet = part(() => import('./product-sheet.tsx'), 'ProductSheet');
const NewProduct = part(() => import('./new-product.tsx'), 'NewProduct');

/** The product that the address names. */
export function ProductDialogs() {
  const { producto, close } = useProductSheet();
  if (!producto) return null;
  return producto === 'nuevo' ? <NewProduct onClose={close} /> : <Sheet key={producto} id={producto} />;
}
