/** What an enrolment shows at the door: letters and digits alone, which a scanner types alike on every keyboard. */
const CODIGO_ENTRADA = /CAP(\d{1,9})N(\d{1,6})N([0-9A-HJKMNP-TV-Z]{10})(?![0-9A-Z])/;

export const entryCode = (number: number, inscripcion: number, mark: string): string =>
  `CAP${number}N${inscripcion}N${mark}`;

/** What the mark of a code is made of. */
export const entrySubject = (number: number, inscripcion: number): string => `entrada\n${number}\n${inscripcion}`;

/**
 * What a reading says, be it the code or an address that has it, in which a scanner may have torn all signs; undefined
 * where it is no code of an enrolment. Its mark is still to be held against ours.
 */
export function readEntryCode(text: string) {
  const [, number, inscripcion, mark] = CODIGO_ENTRADA.exec(text.trim().toUpperCase()) ?? [];
  return mark === undefined ? undefined : { number: Number(number), inscripcion: Number(inscripcion), mark };
}
