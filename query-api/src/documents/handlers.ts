import { documents } from '@power/domain/documents';
import { fileStore } from '@power/infra/adapters/files/configured';
import { documentQueries } from '../kernel/document.ts';

/** Sheet, history and files of every document. */
export default documents.flatMap((calls) => documentQueries(calls, fileStore));
