import type { Recipe } from './recipe.ts';

/** They wait for the projector, or make and compare hashes of passwords, which takes long on purpose. */
export const slow: Readonly<Record<string, Recipe>> = {
  'list-merged-documents': { weight: 0.001 },
  login: { weight: 0.03 },
  'enter-invoice': { weight: 0.03 },
  'set-invoice-code': { weight: 0.03 },
  'change-own-password': { weight: 0.03 },
  'request-recovery': { weight: 0.03 },
  'register-user': { weight: 0.1 },
};

const LISTS =
  'brand|currency|country|warehouse|rack|level|place|monthlyrate|paymentoption|servicecondition|quotationalert|' +
  'shippingaddress|shippingmethod|importpayment|supplier|banner|slide|webcategory|featuredlist';
const KEPT = new RegExp(`^(create|change|import|remove|restore|set|drop)-(${LISTS})(-picture|-alias)?$`);

/** How often a command without a recipe is done: lists and ends of documents less often than what goes on. */
export function cheap(name: string): number {
  if (/^remove-|^deactivate-|^merge-customer|^absorb-/.test(name)) return 0.05;
  if (KEPT.test(name)) return 0.15;
  if (/^(attach|detach)-/.test(name)) return 0.05;
  if (/^(send|share)-|-visibility$/.test(name)) return 0.1;
  if (/^(cancel|annul|reject|void|release|withdraw|revoke|close|expire)-/.test(name)) return 0.3;
  return 1;
}

const KINDS: Readonly<Record<string, number>> = {
  order: 16,
  route: 14,
  quotation: 2,
  reservation: 3,
  purchaseorder: 4,
  landedcost: 3,
  goodsreceipt: 3,
  parcel: 0.5,
  rma: 3,
  stockcount: 4,
  entrynote: 4,
  issuenote: 1.5,
};

/** How often somebody goes on with a document of a kind beside those of others. */
export const kindWeight = (kind: string): number => KINDS[kind] ?? 0.15;
