import { download } from '../api/client.ts';
import type { parcelPackingList, routePackingList } from '../calls/dispatches.ts';
import { fileOrTell } from '../ui/dialogs/tell.ts';

/** Fetches the packing list of a package or of a dispatch. */
export const packingList = (
  query: typeof parcelPackingList | typeof routePackingList,
  id: number,
  of: string,
): Promise<unknown> =>
  fileOrTell('La lista de empaque no se pudo abrir', () => download(query, { id }, `Lista de empaque ${of}.pdf`));
