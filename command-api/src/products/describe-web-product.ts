import { describeWebProduct } from '@power/domain/products/web-page';
import { cleanHtml } from '@power/infra/adapters/html/clean-html';
import { provideFacts } from '@power/infra/platform/commands/handler';

export default provideFacts(describeWebProduct, async ({ descripcion }) => ({ limpia: cleanHtml(descripcion) }));
