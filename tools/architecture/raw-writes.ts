/**
 * Statements that write past permissions, hooks, versions and events, module by module: each number may only become
 * smaller. What `insertMany`, `updateWhere` and `deleteWhere` of documents can say is written by them.
 */
export const rawWrites: Readonly<Record<string, number>> = {
  'modules/community/events': 3,
  'modules/community/gallery': 9,
  'modules/community/tickets': 1,
  'modules/money/ledger': 6,
  'modules/money/payments': 4,
  'modules/store/cart': 10,
  'modules/store/catalog': 2,
  'modules/store/inventory': 8,
  'modules/store/orders': 5,
  'modules/store/reviews': 7,
  'modules/store/shipping': 6,
  'modules/store/wishlist': 1,
}

const written = [
  /\b(?:insert into|delete from) ["$\w]/gi,
  /\bupdate (?:"[^"]+"|\$\{[^}]*\}|\w+)(?: as)?(?: \w+)? set\b/gi,
]

/** Comments tell of statements and are none. */
const withoutComments = (source: string) =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('//'))
    .join(' ')

/** How many statements of a source file write tables. */
export function countRawWrites(source: string): number {
  const code = withoutComments(source).replace(/\s+/g, ' ')
  return written.reduce((sum, pattern) => sum + [...code.matchAll(pattern)].length, 0)
}

/** A raw write says why documents cannot say it; a rule of the database itself is no statement of a module. */
export const explainsRawWrites = (source: string): boolean =>
  source.includes('// Raw SQL: ') || source.includes('DatabaseRule')
