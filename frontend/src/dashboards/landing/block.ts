import type { DashboardFlag } from '@power/domain/dashboards/views/operational';
import type { ReactNode } from 'react';
import type { ListLinks } from './links.ts';
import type { BlockData } from './use-block.ts';

/** What a block is called, where its whole list is, and how its data are drawn. */
export interface Block<F extends DashboardFlag> {
  readonly title: string;
  readonly href: (links: ListLinks) => string | undefined;
  readonly show: (data: BlockData<F>, links: ListLinks, total: number | undefined) => ReactNode;
}

export const block = <F extends DashboardFlag>(
  flag: F,
  title: string,
  href: Block<F>['href'],
  show: Block<F>['show'],
): [DashboardFlag, Block<never>] => [flag, { title, href, show } as Block<never>];
