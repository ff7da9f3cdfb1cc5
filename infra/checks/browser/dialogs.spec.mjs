/** Every dialog, drawer and menu that opens over a document or a list: accessible as the screens are. */
import { inspectOrderDialogs, inspectUserDialogs } from './support/document-dialogs.mjs';
import { start } from './support/inspector.mjs';
import { test } from './support/test.mjs';

test.use(start);
test(
  'orders: summary, validation with its prompts and its shortage, new, edit, history, labels, cancellation',
  inspectOrderDialogs,
);
test('users, updates, the request that the warehouse takes, and a picking handed on', inspectUserDialogs);
