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

/** What people write down; everything else follows from what becomes of orders. */
export const kindsByPeople = ['received', 'counted', 'lost'] as const

const byPeople: ReadonlySet<MoveKind> = new Set(kindsByPeople)

export function isByPeople(kind: MoveKind): boolean {
  return byPeople.has(kind)
}
