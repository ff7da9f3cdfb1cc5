import type { CallBase } from '../kernel/call.ts';
import { cancelMaintenance } from './cancel-maintenance.ts';
import { invoiceEntry } from './views/invoice-entry.ts';
import { enterInvoice } from './enter-invoice.ts';
import { extendMaintenance } from './extend-maintenance.ts';
import { finishMaintenance } from './finish-maintenance.ts';
import { removePreference } from './remove-preference.ts';
import { savePreference } from './save-preference.ts';
import { correctRate, enterRate, voidRate } from './rates.ts';
import { scheduleMaintenance } from './schedule-maintenance.ts';
import { sendTestMail } from './send-test-mail.ts';
import { setDollar } from './set-dollar.ts';
import { setInvoiceCode } from './set-invoice-code.ts';
import { startMaintenance } from './start-maintenance.ts';
import { dollarGrid, dollarNow } from './views/dollar.ts';
import { frontAccess, maintenanceGrid, maintenanceNow } from './views/maintenance.ts';
import { rateExport, rateYear } from './views/rates.ts';
import { ownPreferences } from './views/preferences.ts';
import { sentMails } from './views/sent-mails.ts';

/** Calls of settings: updates of the system, the dollar, preferences, mails. */
export const settingsContract = [
  frontAccess,
  scheduleMaintenance,
  startMaintenance,
  finishMaintenance,
  extendMaintenance,
  cancelMaintenance,
  maintenanceNow,
  maintenanceGrid,
  setDollar,
  dollarNow,
  dollarGrid,
  enterRate,
  correctRate,
  voidRate,
  rateYear,
  rateExport,
  savePreference,
  removePreference,
  ownPreferences,
  enterInvoice,
  invoiceEntry,
  setInvoiceCode,
  sendTestMail,
  sentMails,
] as readonly unknown[] as readonly CallBase[];
