import { featuredListMaster } from '@power/domain/content/views/featured-list-row';
import { IconArrowsSort } from '@tabler/icons-react';
import { useState } from 'react';
import { useMay } from '../access/use-may.ts';
import { featuredLists } from '../calls/content.ts';
import { MasterPage } from '../masters/master-page.tsx';
import { part } from '../ui/part.tsx';
import type { FeaturedRecord } from './featured-order.tsx';

const FeaturedOrder = part(() => import('./featured-order.tsx'), 'FeaturedOrder');

/** `listado-productos-web`. */
export function Component() {
  const writes = useMay()(featuredLists.change);
  const [open, setOpen] = useState<FeaturedRecord>();
  return (
    <MasterPage
      master={featuredListMaster}
      calls={featuredLists}
      context="Destacados y ofertas del sitio, entre qué días y en qué orden."
      more={(record) =>
        writes
          ? [
              {
                label: 'Ordenar productos',
                icon: <IconArrowsSort size={16} stroke={1.6} />,
                run: () => setOpen(record as FeaturedRecord),
              },
            ]
          : []
      }
    >
      {open && <FeaturedOrder record={open} onClose={() => setOpen(undefined)} />}
    </MasterPage>
  );
}
