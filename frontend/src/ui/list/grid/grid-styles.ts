import './grid-modules.ts';
import { createGrid, type GridApi } from 'ag-grid-community';
import { gridTheme } from './grid-theme.ts';

let keeper: GridApi | undefined;

/**
 * AG Grid takes its styles out of the page with its last grid and brings them back with the next: each time all that is
 * there is styled anew. A grid that is nowhere in the page keeps them, for lists and for their pictures.
 */
export function keepGridStyles(): void {
  keeper ??= createGrid(document.createElement('div'), { theme: gridTheme, rowModelType: 'infinite' });
}
