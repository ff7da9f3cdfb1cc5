import { cleanHtml } from './clean-html.ts';

test('what text needs stays, written the same way', () => {
  expect(cleanHtml('<h1>Cámara</h1><div>De <b>4 MP</b>, <i>domo</i></div><ul><li>PoE</li></ul>')).toBe(
    '<h3>Cámara</h3><p>De <strong>4 MP</strong>, <em>domo</em></p><ul><li>PoE</li></ul>',
  );
  expect(cleanHtml('<a href="https://power.cl/x" onclick="x()" target="_blank">Ficha</a>')).toBe(
    '<a href="https://power.cl/x" rel="noopener nofollow">Ficha</a>',
  );
});

test.each([
  ['<script>alert(1)</script>Hola', 'Hola'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<svg onload=alert(1)><a href="javascript:alert(1)">x</a></svg>', '<a rel="noopener nofollow">x</a>'],
  ['<a href="java\tscript:alert(1)">x</a>', '<a rel="noopener nofollow">x</a>'],
  ['<a href="//otro.cl">x</a>', '<a rel="noopener nofollow">x</a>'],
  ['<p style="background:url(x)" class="MsoNormal">Uno<o:p></o:p></p><!--[if gte mso 9]>x<![endif]-->', '<p>Uno</p>'],
  ['<p>&nbsp;</p><p>Dos</p>', '<p>Dos</p>'],
  ['<iframe srcdoc="<script>1</script>"></iframe>', ''],
  ['<p>1 < 2 & 3', '<p>1 &lt; 2 &amp; 3</p>'],
])('%s becomes %s', (dirty, clean) => {
  expect(cleanHtml(dirty)).toBe(clean);
  // Clean text stays as it is.
  expect(cleanHtml(clean)).toBe(clean);
});
