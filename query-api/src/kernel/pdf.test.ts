import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { signsOf } from './font-signs.ts';
import { printable, renderPdf } from './pdf.ts';
import { textOf } from './pdf-text.testing.ts';

test('paper shows every sign of Latin scripts, and names what it has no sign for', async () => {
  const typed = ['Peñca Łódź Győr Çeşme Dvořák Ștefan Đặng Þór', 'Pen\u0303ca ĳ ﬁ ½ € “a” – …', 'ǎ 12 Ω µF 5 m²'];
  const paper = textOf(await renderPdf({ content: typed.map((text) => ({ text: printable(text) })) }));
  expect(paper).toContain('Peñca Łódź Győr Çeşme Dvořák Ștefan Đặng Þór');
  expect(paper).toContain('Peñca ĳ ﬁ ½ € “a” – …');
  expect(paper).toContain('a 12 Ω µF 5 m²');
  expect(printable('漢 👍\u200b ①\n')).toBe('[U+6F22] [U+1F44D] 1\n');
});

test('no file but those of the font is read for a paper', async () => {
  const smuggled = { content: [{ image: '/etc/hostname' }] };
  await expect(renderPdf(smuggled)).rejects.toThrow();
});

test('the signs of a font are read from its own map', () => {
  const file = createRequire(import.meta.url).resolve('pdfmake/fonts/Roboto/Roboto-Medium.ttf');
  const signs = signsOf(readFileSync(file));
  expect([...'Añőл–€'].every((sign) => signs.has(sign.codePointAt(0)!))).toBe(true);
  expect([0x4e00, 0xffff, 0x1f600].some((sign) => signs.has(sign))).toBe(false);
});
