import { firstRules } from './first-rules.ts';

const words = new Set(['a', 'b_1', 'turn']);

test.each([
  ['elements, and classes that the code names', ':root{--x:1}body{margin:0}.a{color:red}.b_1:hover{top:0}'],
  ['one selector of several', '.other,.a{top:0}'],
  ['what is not, or is one of several', '.a:not(.other){top:0}:where(.other,[dir=rtl]) .a{top:0}'],
  ['names that are put together', '.mantine-Button-root .a{top:0}'],
  ['conditions', '@media (width<40em){.a{top:0}}'],
  ['movements that something makes', '@keyframes turn{to{top:0}}.a{animation:turn 1s}'],
  ['braces and semicolons within texts', '.a{content:"}"}.a:after{background:url("data:;{")}'],
  ['fonts and orders of layers', '@layer x,y;@font-face{font-family:I;src:url(i)}'],
])('kept: %s', (_, css) => expect(firstRules(css, words)).toBe(css));

test.each([
  ['a class that the code does not name', '.other{top:0}.a .other{top:0}'],
  ['a condition around nothing else', '@media print{.other{top:0}@supports (top:0){.other{top:0}}}'],
  ['movements that nothing makes', '@keyframes other{to{top:0}}'],
])('left out: %s', (_, css) => expect(firstRules(css, words)).toBe(''));
