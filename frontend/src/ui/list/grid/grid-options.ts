import { AG_GRID_LOCALE_ES } from '@ag-grid-community/locale';
import type { GridOptions } from 'ag-grid-community';
import { gridTheme } from './grid-theme.ts';

/** What every list has of AG Grid. */
export const OPTIONS = {
  theme: gridTheme,
  // Also of a grid that stands apart (kept-grids.tsx).
  themeStyleContainer: document.head,
  rowModelType: 'infinite',
  maxConcurrentDatasourceRequests: 3,
  blockLoadDebounceMillis: 40,
  floatingFiltersHeight: 36,
  localeText: AG_GRID_LOCALE_ES,
  suppressCellFocus: false,
  tooltipShowDelay: 500,
  // The page says itself that there is nothing, and what to do.
  suppressOverlays: ['noRows'],
  suppressDragLeaveHidesColumns: true,
  suppressColumnMoveAnimation: true,
} satisfies GridOptions;
