import { documents } from '@power/domain/documents';
import { fileStore } from '@power/infra/adapters/files/configured';
import { documentQueries } from '../kernel/document.ts';
import { listQueries } from '../kernel/document-list.ts';
import { relatedQuery } from '../kernel/related.ts';

/** Sheet, history, files, relations and list of every document. */
export default documents.flatMap((calls) => [
  ...documentQueries(calls, fileStore),
  relatedQuery(calls, documents),
  ...listQueries(calls),
]);
