import { documents } from '@power/domain/documents';
import { documentQueries } from '../kernel/document.ts';

/** Sheet and history of every document. */
export default documents.flatMap(documentQueries);
