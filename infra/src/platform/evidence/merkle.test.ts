import fc from 'fast-check';
import { EMPTY_ROOT, Frontier, isConsistent, leafHash, MerkleTree, nodeHash, rootFromInclusion } from './merkle.ts';

const leaves = Array.from({ length: 700 }, (_, n) => leafHash(`hoja ${n}`));
const tree = new MerkleTree((index) => leaves[index]!);

/** The recursion of RFC 6962 §2.1 as it is written there. */
function bySpecification(of: readonly Buffer[]): Buffer {
  if (of.length === 0) return EMPTY_ROOT;
  if (of.length === 1) return of[0]!;
  let k = 1;
  while (k * 2 < of.length) k *= 2;
  return nodeHash(bySpecification(of.slice(0, k)), bySpecification(of.slice(k)));
}

test('the hashes of RFC 6962 over known leaves', () => {
  // From the test vectors of Certificate Transparency: the tree of nothing, and a leaf that says nothing.
  expect(EMPTY_ROOT.toString('hex')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(leafHash('').toString('hex')).toBe('6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d');
});

test('roots of every size are those of the specification', () => {
  for (const size of [0, 1, 2, 3, 5, 8, 255, 256, 257, 511, 512, 513, 700])
    expect(tree.root(size)).toEqual(bySpecification(leaves.slice(0, size)));
  const frontier = new Frontier();
  for (const [size, leaf] of leaves.entries()) {
    expect(frontier.root()).toEqual(tree.root(size));
    frontier.push(leaf);
  }
});

test('an inclusion proof leads to the root, and to no root for another leaf, place or proof', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 700 }), fc.nat(), fc.nat(), (size, n, other) => {
      const index = n % size;
      const proof = tree.inclusion(index, size);
      const root = tree.root(size);
      expect(rootFromInclusion(leaves[index]!, index, size, proof)).toEqual(root);
      const elsewhere = other % size;
      if (elsewhere !== index) {
        expect(rootFromInclusion(leaves[elsewhere]!, index, size, proof)).not.toEqual(root);
        expect(rootFromInclusion(leaves[index]!, elsewhere, size, proof)).not.toEqual(root);
      }
      expect(rootFromInclusion(leaves[index]!, index, size, [...proof, root])).not.toEqual(root);
    }),
  );
});

test('a consistency proof holds for the beginning alone', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 700 }), fc.nat(), (second, n) => {
      const first = 1 + (n % second);
      const proof = tree.consistency(first, second);
      const [before, after] = [
        { size: first, root: tree.root(first) },
        { size: second, root: tree.root(second) },
      ];
      expect(isConsistent(before, after, proof)).toBe(true);
      expect(isConsistent({ ...before, root: leafHash('otra') }, after, proof)).toBe(false);
      expect(isConsistent(before, { ...after, root: leafHash('otra') }, proof)).toBe(false);
      if (first < second) expect(isConsistent(before, after, [...proof, leafHash('de más')])).toBe(false);
    }),
  );
  expect(isConsistent({ size: 3, root: tree.root(3) }, { size: 2, root: tree.root(2) }, [])).toBe(false);
});

test('what is not there cannot be proven', () => {
  expect(() => tree.inclusion(5, 5)).toThrow(RangeError);
  expect(() => tree.consistency(6, 5)).toThrow(RangeError);
});
