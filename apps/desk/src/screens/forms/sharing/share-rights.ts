import type { Share } from '../../../data/document/document-info.ts'

export type ShareRight = 'read' | 'write' | 'submit' | 'share'

const all: readonly ShareRight[] = ['read', 'write', 'submit', 'share']

/** What a share gives. */
export const sharedRights = (share: Share): ShareRight[] => all.filter((right) => share[right] === 1)

/** The rights as the wire has them; whoever may do anything with a document may read it. */
export function wireRights(given: ReadonlySet<ShareRight>): Record<ShareRight, 0 | 1> {
  const flag = (right: ShareRight): 0 | 1 => (given.has(right) ? 1 : 0)
  return { read: 1, write: flag('write'), submit: flag('submit'), share: flag('share') }
}
