import { parcelPackingList } from '@power/domain/dispatches/views/packing-lists';
import type { ParcelSheet } from '@power/domain/dispatches/views/parcel-sheet';
import { parcelCalls } from '@power/domain/documents';
import { isRejection } from '@power/domain/kernel/rejection';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { readSheet } from '../kernel/document.ts';
import { packingFile } from './packing-file.ts';
import { parcelPaper } from './packing-paper.ts';

export default handleQuery(parcelPackingList, async ({ id }, context) => {
  const document = await readSheet(parcelCalls, context, id);
  if (isRejection(document)) return document;
  const sheet = document.sheet as ParcelSheet;
  return packingFile(`Lista de empaque ${sheet.number}.pdf`, parcelPaper(sheet));
});
