import { tradingHistory } from '../story/story.ts';
import { timeline } from '../story/timeline.ts';
import { assistantCommands } from './assistant-commands.ts';
import type { DemoCommand } from './command.ts';
import { closingCommand, companyCommands, nightlyCommands } from './company-commands.ts';
import { contentCommands } from './content-commands.ts';
import { directoryOf } from './directory.ts';
import { countCommands } from './count-commands.ts';
import { parcelCommands } from './parcel-commands.ts';
import { routeCommands } from './route-commands.ts';
import { serialCommands } from './serial-commands.ts';
import { trolleyCommands } from './trolley-commands.ts';
import { forecastCommands } from './forecast-commands.ts';
import { projectCommands } from './project-commands.ts';
import { customerPayments, supplierPayments } from './payment-commands.ts';
import { priceCommands } from './price-commands.ts';
import { historyCommands } from './history-commands.ts';
import { importCommands } from './import-commands.ts';
import { integratorCommands } from './integrator-commands.ts';
import { trainingCommands } from './training-commands.ts';
import { costedStreams } from './landed-cost-commands.ts';
import { purchaseOrderCommands } from './purchase-order-commands.ts';
import { rmaCommands } from './rma-commands.ts';
import { quotationCommands } from './quotation-commands.ts';
import { rateCommands } from './rate-commands.ts';
import { quotedOrders } from './quoted-orders.ts';
import type { Run } from './run.ts';
import { taxCommands } from './tax-commands.ts';
import { webCommands } from './web-commands.ts';
import { comingSending, pastSendings } from './sending-commands.ts';
import { companyFor } from './size.ts';

/** The demo company as commands, in the order in which they are to be executed, one after the other. */
export interface Telling {
  orders: number;
  users: number;
  customers: number;
  products: number;
  /** The company as it stands before its first order. */
  setUp: readonly DemoCommand[];
  /** The history, step by step: all of its commands at once would only fill the memory. */
  history(): Iterable<readonly DemoCommand[]>;
  /** Streams that deciders read whole on the way. */
  again: readonly string[];
  steps: number;
  /** What the nightly look at Pesos Mobile would have ended by now. */
  nightly: readonly DemoCommand[];
  /** Tells that all before it is there. */
  closing: DemoCommand;
  /** Last numbers of series that went on before the history, as every invoice book does. */
  numbers: Readonly<Record<string, number>>;
  /** What happens from this instant on is news. */
  newsFrom: string;
}

const LAST_FOLIOS = { 'folio-33': 184_300, 'folio-34': 2_040, 'folio-39': 52_117 };
const DAY = 86_400_000;
/** The running shift is what people are told of. */
const NEWS = 4 * 3_600_000;

/** Tells one run; the same run is told in the same words on every machine. `hash`: of the password that all demo people share. */
export function tellingOf(run: Run, hash: string): Telling {
  const company = companyFor(run.seed, run.orders);
  const directory = directoryOf(company, run);
  const plans = tradingHistory({ ...run, company });
  const steps = timeline(plans);
  const quoted = quotedOrders(plans, company, directory, run);
  const imported = importCommands(company, directory, run);
  const lastInvoice = Math.max(0, ...imported.map(({ numbers }) => numbers?.invoice ?? 0));
  const bought = purchaseOrderCommands(company, directory, run, lastInvoice);
  const from = new Date(Date.parse(steps[0]?.at ?? run.until) - DAY).toISOString();
  return {
    orders: plans.filter((plan) => plan.tipo === 'pedido').length,
    users: company.usuarios.length,
    customers: directory.customers.length,
    products: company.productos.length,
    setUp: companyCommands(
      company,
      plans.filter((plan) => plan.tipo === 'recepcion'),
      directory,
      run,
      from,
      hash,
    ),
    *history() {
      yield pastSendings(company, directory, run);
      yield* historyCommands(steps, directory, run, quoted);
      yield priceCommands(company, directory, run, from);
      yield rateCommands(directory, run, from);
      yield quotationCommands(company, directory, run, quoted.size);
      yield forecastCommands(company, directory, run, quoted.size);
      yield assistantCommands(directory, run);
      yield imported;
      yield supplierPayments(imported, directory, run);
      // Before the payments: what a note took back nobody pays.
      yield taxCommands(plans, directory, run);
      yield* customerPayments(plans, directory, run);
      yield bought;
      yield contentCommands(directory, run);
      yield projectCommands(company, directory, run);
      yield webCommands(company, directory, run);
      yield countCommands(company, directory, run);
      yield serialCommands(company, directory, run);
      yield trolleyCommands(company, directory, run);
      yield parcelCommands(
        plans.filter((plan) => plan.tipo === 'pedido'),
        directory,
        run,
      );
      yield routeCommands(
        plans.filter((plan) => plan.tipo === 'pedido'),
        directory,
        run,
      );
      yield rmaCommands(plans, company, directory, run);
      yield integratorCommands(directory, run);
      yield trainingCommands(directory, run);
      yield comingSending(company, directory, run);
    },
    again: costedStreams(bought),
    steps: steps.length,
    nightly: nightlyCommands(directory, run),
    closing: closingCommand(directory, run),
    numbers: LAST_FOLIOS,
    newsFrom: new Date(Date.parse(run.until) - NEWS).toISOString(),
  };
}
