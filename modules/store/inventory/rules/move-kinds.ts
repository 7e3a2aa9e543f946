/** Why stock moved. */
export const moveKinds = [
  'received',
  'counted',
  'lost',
  'reserved',
  'released',
  'shipped',
  'returned',
] as const

export type MoveKind = (typeof moveKinds)[number]

const byPeople: ReadonlySet<MoveKind> = new Set(['received', 'counted', 'lost'])

/** What people write down; everything else follows from what becomes of orders. */
export function isByPeople(kind: MoveKind): boolean {
  return byPeople.has(kind)
}
