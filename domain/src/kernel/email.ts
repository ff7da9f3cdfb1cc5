import { z } from 'zod';

/** The one rule by which a text is an e-mail address: forms, files and requests ask it. */
export const emailText = (message = 'Escribe un correo válido'): z.ZodType<string, string> =>
  z.string().trim().max(200, 'A lo más 200 caracteres').pipe(z.email(message));

/** The same where there may be none. */
export const optionalEmail = (message?: string): z.ZodType<string, string> =>
  z.union([z.literal(''), emailText(message)]);

const email = emailText();

export const isEmail = (text: string): boolean => email.safeParse(text).success;
