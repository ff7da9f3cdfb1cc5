import { complementLandedCost } from '@power/domain/purchasing/landed/complement/complement-landed-cost';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { costedProducts } from './costed-products.ts';

export default provideFacts(complementLandedCost, ({ id }, services) => costedProducts(id, services));
