import { Modal } from '@mantine/core';
import { SHEET } from '../ui/dialogs/sheet-width.ts';
import { useReturnFocus } from '../ui/use-return-focus.ts';
import styles from './images-tab.module.css';
import { ProductPicture } from './product-picture.tsx';

interface Props {
  readonly id: string;
  readonly imagen: string;
  readonly nombre: string;
  readonly onClose: () => void;
}

/** One picture of a product in full. */
export function LargeImage({ id, imagen, nombre, onClose }: Props) {
  useReturnFocus();
  return (
    <Modal opened size={SHEET.history} title={nombre} onClose={onClose}>
      <ProductPicture id={id} imagen={imagen} tamano="grande" alt={nombre} className={styles.large} />
    </Modal>
  );
}
