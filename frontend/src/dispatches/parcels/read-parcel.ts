import { readPayload } from '@power/domain/labels/payload.shared';

/** Number of the package that was scanned or typed. */
export function readParcel(text: string): number | undefined {
  const label = readPayload(text);
  if (label?.tipo === 'embalaje') return label.number;
  return /^\d{1,15}$/.test(text.trim()) ? Number(text.trim()) : undefined;
}
