import { documents } from './documents.ts';
import { monthForecast } from './forecast/month-forecast.ts';
import { stock } from './inventory/stock.ts';
import { mayCall } from './kernel/call.ts';
import type { ChangeView, ChangeViews } from './kernel/change-view.ts';
import type { DocumentCalls } from './kernel/document-calls.ts';
import type { MasterCalls } from './kernel/master.ts';
import { type MasterState, shownRecord } from './kernel/master-events.ts';
import { isRejection } from './kernel/rejection.ts';
import { masters } from './masters.ts';
import { marginTable } from './pricing/margin-table.ts';
import { product } from './products/product.ts';
import { settlement } from './streams/settlement/settlement.ts';
import { user as account } from './access/user.ts';

/** A document's changes are read as its sheet shows it, by whoever may open its history. */
const ofDocument =
  ({ document: { currencies }, rules, history }: DocumentCalls): ChangeView =>
  (state, user) =>
    mayCall(history.access, user) && !isRejection(rules.visible(state, user))
      ? { shown: (at) => (at === undefined || at === null ? undefined : rules.shown(at, user)), currencies }
      : undefined;

/** Records of a master list are read whole by whoever reads the list. */
const ofMaster =
  ({ grid }: MasterCalls): ChangeView =>
  (_, user) =>
    mayCall(grid.access, user) ? { shown: (state) => shownRecord(state as MasterState | undefined) } : undefined;

/** Streams without a history call of their own: whoever may change one reads all of it but costs and secrets. */
const OPEN = [account, stock, settlement, product, marginTable, monthForecast].map(({ name }) => name);

const whole: ChangeView = () => ({ shown: (state) => (state ?? undefined) as object | undefined });

const views: ReadonlyMap<string, ChangeView> = new Map([
  ...OPEN.map((name): [string, ChangeView] => [name, whole]),
  ...masters.map((calls): [string, ChangeView] => [calls.aggregate.name, ofMaster(calls)]),
  ...documents.map((calls): [string, ChangeView] => [calls.rules.aggregate.name, ofDocument(calls)]),
]);

/** The view of every stream that a command with `expectedVersion` decides on. */
export const changeViews: ChangeViews = (aggregate) => views.get(aggregate);
