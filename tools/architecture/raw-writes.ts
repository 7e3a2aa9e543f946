/**
 * Statements per module that bypass permissions, hooks, versions and events: each number may only decrease.
 * `insertMany`, `updateWhere` and `deleteWhere` replace them where possible.
 */
export const rawWrites: Readonly<Record<string, number>> = {
  'modules/community/events': 2,
  'modules/community/gallery': 9,
  'modules/community/tickets': 1,
  'modules/money/ledger': 6,
  'modules/money/payments': 2,
  'modules/store/cart': 8,
  'modules/store/catalog': 2,
  'modules/store/inventory': 9,
  'modules/store/orders': 4,
  'modules/store/promotions': 6,
  'modules/store/recommendations': 2,
  'modules/store/reviews': 2,
  'modules/store/shipping': 6,
  'modules/store/wishlist': 1,
}

const written = [
  /\b(?:insert into|delete from) ["$\w]/gi,
  /\bupdate (?:"[^"]+"|\$\{[^}]*\}|\w+)(?: as)?(?: \w+)? set\b/gi,
]

const withoutComments = (source: string) =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('//'))
    .join(' ')

export function countRawWrites(source: string): number {
  const code = withoutComments(source).replace(/\s+/g, ' ')
  return written.reduce((sum, pattern) => sum + [...code.matchAll(pattern)].length, 0)
}

/** True when raw writes have a comment with the reason; rules of the database itself are exempt. */
export const explainsRawWrites = (source: string): boolean =>
  source.includes('// Raw SQL: ') || source.includes('DatabaseRule')
