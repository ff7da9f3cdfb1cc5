import { revertComplement } from '@power/domain/purchasing/landed/complement/revert-complement';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { costedProducts } from './costed-products.ts';

export default provideFacts(revertComplement, ({ id }, services) => costedProducts(id, services));
