import {
  CellStyleModule, ColumnApiModule, DateFilterModule, EventApiModule, GridStateModule, HighlightChangesModule, InfiniteRowModelModule,
  LocaleModule, ModuleRegistry, NumberFilterModule, RenderApiModule, RowApiModule, RowStyleModule, ScrollApiModule, TextFilterModule, TooltipModule,
} from 'ag-grid-community';

/** Only what lists use: all of AG Grid would weigh a third more. */
ModuleRegistry.registerModules([
  CellStyleModule, ColumnApiModule, DateFilterModule, EventApiModule, GridStateModule, HighlightChangesModule, InfiniteRowModelModule,
  LocaleModule, NumberFilterModule, RenderApiModule, RowApiModule, RowStyleModule, ScrollApiModule, TextFilterModule, TooltipModule,
]);
