import { customerData } from './customer-data.ts';
import { customerImport } from './customer-import.shared.ts';
import { isEmail } from '../kernel/email.ts';

test.each([
  ['ana.soto+compras@alarmas-sur.cl', true],
  [' ana@b.cl ', true],
  ['ana@b', false],
  ['ana@@b.cl', false],
  ['ana..soto@b.cl', false],
  ['ana soto@b.cl', false],
  ['ana@b.cl; eva@b.cl', false],
  ['', false],
])('%s is an address, or none, wherever it comes in: %s', (text, is) => {
  expect(isEmail(text)).toBe(is);
  const { email, contactos } = customerData.shape;
  const contact = { nombre: 'Ana', cargo: '', email: text, telefono: '' };
  if (text === '') return;
  expect(email.safeParse(text).success).toBe(is);
  expect(contactos.safeParse([contact]).success).toBe(is);
  expect(customerImport.check!({ email: text, contacto_email: text })).toHaveLength(is ? 0 : 2);
});
