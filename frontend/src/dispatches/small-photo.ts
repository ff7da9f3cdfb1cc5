/** Longest side that is kept: enough to read a label on it, little enough to wait on a phone without network. */
const SIDE = 1280;

/** A picture of the phone's camera, made small: as a JPEG in a `data:` address. Throws when it is no picture. */
export async function smallPhoto(file: File): Promise<string> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.toDataURL('image/jpeg', 0.7);
}
