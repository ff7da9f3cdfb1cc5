import type { GridRequest } from '@power/domain/kernel/grid';

/** The same request about the lines of one report. */
export const ofReport = <R extends Partial<GridRequest>>(
  informe: string,
  request: R,
): R & Pick<GridRequest, 'filterModel'> => ({
  ...request,
  filterModel: {
    ...request.filterModel,
    informe: { filterType: 'text', type: 'equals', filter: informe },
  },
});
