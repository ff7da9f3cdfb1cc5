import { typedOptions } from '../ui/forms/typed-option.ts';
import { MAX_CATEGORIAS } from '@power/domain/products/views/web-product-row';
import { Alert, Button, Group, Modal, MultiSelect, Progress, Stack, Switch, Tabs, Text } from '@mantine/core';
import { useState } from 'react';
import { useMay } from '../access/use-may.ts';
import { call } from '../api/client.ts';
import type { AnyCall, ReplyFor, RequestFor } from '../api/wire.ts';
import { webCategories } from '../calls/content.ts';
import {
  categoriseWebProduct,
  describeWebProduct,
  orderProductImages,
  publishWebProduct,
  scheduleWebProduct,
  webProductPage,
} from '../calls/products.ts';
import { OrderedItems } from '../content/ordered-items.shared.tsx';
import { PreviewFrame } from '../content/preview-frame.shared.tsx';
import { useLiveQuery } from '../live/refresh.ts';
import { useMasterOptions } from '../masters/use-master-options.ts';
import { SHEET } from '../ui/dialogs/sheet-width.ts';
import { tell } from '../ui/dialogs/tell.ts';
import { refreshList } from '../ui/list/refresh-list.ts';
import { useReturnFocus } from '../ui/use-return-focus.ts';
import { ProductPicture } from './product-picture.tsx';
import { RichText } from './rich-text.tsx';
import { useDescription } from './use-description.ts';
import { WebPageHistory } from './web-page-history.tsx';
import { WebSchedule } from './web-schedule.tsx';
import { WebPageShown } from './web-page-shown.tsx';
import styles from './web-page.module.css';

type Page = ReplyFor<typeof webProductPage>['producto'];
const FAILED = 'No se pudo guardar';

/** One product's page on the site: its words, sections and pictures, and how a visitor sees it. */
export function WebPageDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  useReturnFocus();
  const { data, error } = useLiveQuery(webProductPage, { id });
  const page = data && 'producto' in data ? data.producto : undefined;
  return (
    <Modal
      opened
      onClose={onClose}
      title={page ? `Página web de ${page.part_number}` : 'Página web'}
      size={SHEET.document}
    >
      {error ? (
        <Alert color="red">La página no se pudo cargar. Ciérrala y ábrela de nuevo.</Alert>
      ) : page ? (
        <Editor key={page._id} page={page} />
      ) : null}
    </Modal>
  );
}

function Editor({ page }: { readonly page: Page }) {
  const may = useMay();
  const categories = useMasterOptions(webCategories, 'slug', 'nombre');
  const draft = useDescription(page.descripcion_web);
  const [busy, setBusy] = useState(false);
  const save = async <C extends AnyCall>(declared: C, request: RequestFor<C>) => {
    setBusy(true);
    const done = await tell(FAILED, () => call(declared, request, { commandId: crypto.randomUUID() }) as never);
    setBusy(false);
    refreshList('web-productos');
    return done;
  };
  const id = page._id;
  const writes = may(describeWebProduct);
  return (
    <Stack gap="md">
      <Group gap="md" className={styles.score}>
        <Progress value={page.puntaje} aria-label="Página completa" className={styles.bar} />
        <Text fw={500}>{`${page.puntaje} de 100`}</Text>
        <Text c="dimmed">{page.falta.length === 0 ? 'No le falta nada.' : `Falta: ${page.falta.join(', ')}.`}</Text>
        <Switch
          label="Publicado"
          checked={page.web}
          disabled={!writes || busy}
          onChange={(event) => void save(publishWebProduct, { id, web: event.currentTarget.checked })}
        />
        <WebSchedule page={page} writes={may(scheduleWebProduct)} />
        <WebPageHistory page={page} />
      </Group>
      <Tabs defaultValue="contenido">
        <Tabs.List>
          <Tabs.Tab value="contenido">Contenido</Tabs.Tab>
          <Tabs.Tab value="imagenes">Imágenes</Tabs.Tab>
          <Tabs.Tab value="vista">Vista previa</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="contenido" pt="md">
          <Stack gap="md">
            <MultiSelect
              filter={typedOptions}
              label="Categorías"
              data={[...categories]}
              value={[...page.categorias_web]}
              disabled={!writes || busy}
              maxValues={MAX_CATEGORIAS}
              searchable
              onChange={(categorias) => void save(categoriseWebProduct, { id, categorias, antes: page.categorias_web })}
            />
            {draft.other && (
              <Alert color="yellow" title="Otra persona cambió la descripción">
                <Stack gap="xs">
                  <Text size="sm">Lo que escribiste sigue aquí. Decide con cuál quedarse.</Text>
                  <Group gap="xs">
                    <Button variant="default" onClick={draft.takeTheirs}>
                      Ver la de ahora
                    </Button>
                    <Button variant="default" onClick={draft.keepMine}>
                      Seguir con la mía
                    </Button>
                  </Group>
                </Stack>
              </Alert>
            )}
            <RichText label="Descripción" value={draft.seen} disabled={!writes || busy} onChange={draft.type} />
            <Group justify="flex-end">
              <Button
                loading={busy}
                disabled={!writes || draft.other || draft.text === draft.seen}
                onClick={() =>
                  void draft.saving(() =>
                    save(describeWebProduct, { id, descripcion: draft.text, antes: page.descripcion_web }),
                  )
                }
              >
                Guardar descripción
              </Button>
            </Group>
          </Stack>
        </Tabs.Panel>
        <Tabs.Panel value="imagenes" pt="md">
          {page.imagenes.length === 0 ? (
            <Text>Todavía no tiene imágenes: se agregan en la ficha del producto.</Text>
          ) : (
            <OrderedItems
              items={page.imagenes.map((one) => ({
                id: one._id,
                label: one.nombre,
                picture: <ProductPicture id={id} imagen={one._id} tamano="miniatura" alt="" className={styles.thumb} />,
              }))}
              onOrder={(imagenes) => void save(orderProductImages, { id, imagenes } as never)}
            />
          )}
        </Tabs.Panel>
        <Tabs.Panel value="vista" pt="md">
          <PreviewFrame>{() => <WebPageShown page={page} categories={categories} />}</PreviewFrame>
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}
