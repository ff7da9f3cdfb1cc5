import { webCategoryMaster } from '@power/domain/content/views/web-category-row';
import { SegmentedControl } from '@mantine/core';
import { useMemo, useState } from 'react';
import { webCategories } from '../calls/content.ts';
import { MasterPage } from '../masters/master-page.tsx';
import { useMasterOptions } from '../masters/use-master-options.ts';
import { part } from '../ui/part.tsx';

const CategoryTree = part(() => import('./category-tree-page.tsx'), 'CategoryTreePage', { place: 'here' });
const CONTEXT = 'Las secciones del sitio, unas dentro de otras.';

/** `web-categorias`: as a tree, or as the list that it is. */
export function Component() {
  const [tree, setTree] = useState(true);
  const padre = useMasterOptions(webCategories, 'slug', 'nombre');
  const options = useMemo(() => ({ padre }), [padre]);
  const ways = (
    <SegmentedControl
      aria-label="Cómo se ven"
      data={['Árbol', 'Listado']}
      value={tree ? 'Árbol' : 'Listado'}
      onChange={(value) => setTree(value === 'Árbol')}
    />
  );
  return tree ? (
    <CategoryTree context={CONTEXT} options={options} ways={ways} />
  ) : (
    <MasterPage master={webCategoryMaster} context={CONTEXT} calls={webCategories} options={options} above={ways} />
  );
}
