import { documents } from '@power/domain/documents';
import { fileStore, virusScan } from '@power/infra/adapters/files/configured';
import { documentHandlers } from '../kernel/document.ts';

/** Facts of every document's commands. */
export default documents.flatMap((calls) =>
  documentHandlers(calls, () => ({ files: fileStore(), virus: virusScan() })),
);
