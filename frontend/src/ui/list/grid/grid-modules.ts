import {
  CellStyleModule,
  ColumnApiModule,
  EventApiModule,
  GridStateModule,
  HighlightChangesModule,
  LocaleModule,
  ModuleRegistry,
  RenderApiModule,
  RowApiModule,
  RowSelectionModule,
  RowStyleModule,
  ScrollApiModule,
  TextFilterModule,
  TooltipModule,
} from 'ag-grid-community';
import { keptRowsModule } from './kept-rows.ts';

/** Only what lists use: all of AG Grid would weigh a third more. */
ModuleRegistry.registerModules([
  CellStyleModule,
  ColumnApiModule,
  EventApiModule,
  GridStateModule,
  HighlightChangesModule,
  keptRowsModule,
  LocaleModule,
  RenderApiModule,
  RowApiModule,
  RowSelectionModule,
  RowStyleModule,
  ScrollApiModule,
  TextFilterModule,
  TooltipModule,
]);
