import { NOTAS_PRESETS } from '@power/domain/products/prices.shared';
import { notePresets } from '@power/domain/products/views/product-sheet';
import { handleQuery } from '@power/infra/platform/queries/handler';

export default handleQuery(notePresets, async () => ({ presets: [...NOTAS_PRESETS] }));
