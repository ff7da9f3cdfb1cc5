/** Dialogs, drawers and menus by all rules at every size and in both themes. */
import { inspectOrderDialogs, inspectUserDialogs } from './support/document-dialogs.mjs';
import { start } from './support/inspector.mjs';
import { inspectShellDialogs } from './support/shell-dialogs.mjs';
import { test } from './support/test.mjs';

test.use(start);
test(
  'orders: summary, validation with its prompts and its shortage, new, edit, history, labels, cancellation',
  inspectOrderDialogs,
);
test('users, updates, the request that the warehouse takes, and a picking handed on', inspectUserDialogs);
test(
  'shell: search, notifications, calendar with its event, dollar, password, counts, menus of list and dashboard',
  inspectShellDialogs,
);
