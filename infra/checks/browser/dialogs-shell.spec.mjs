/** The same of what opens from the head of every screen. */
import { inspectShellDialogs } from './support/shell-dialogs.mjs';
import { start } from './support/inspector.mjs';
import { test } from './support/test.mjs';

test.use(start);
test(
  'shell: search, notifications, calendar with its event, dollar, password, counts, menus of list and dashboard',
  inspectShellDialogs,
);
