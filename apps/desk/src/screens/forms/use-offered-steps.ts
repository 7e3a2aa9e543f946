import type { DocMeta } from '../../data/doc-meta.ts'
import type { AnyDocument } from '../../data/document.ts'
import { useMoves } from '../../data/moves.ts'
import { useSay } from '../../language/say.ts'
import { actionSteps } from './action-steps.ts'
import { deviceDay } from './conditions.ts'
import { docstatusSteps } from './docstatus-steps.ts'
import { moveSteps } from './move-steps.ts'
import type { OfferedStep } from './use-steps.ts'

interface Options {
  meta: DocMeta
  /** Null for a new document. */
  stored: AnyDocument | null
  title: string
  /** What this person may do with it. */
  rights: ReadonlySet<string>
}

/** The steps that this person may take with a document as it stands. */
export function useOfferedSteps({ meta, stored, title, rights }: Options): OfferedStep[] {
  const say = useSay()
  const { data: moves = [] } = useMoves(meta.name, stored, meta.states !== null)
  if (stored === null) return []
  const standing = { meta, stored, title, rights, say }
  return [
    ...(meta.isSubmittable ? docstatusSteps(standing) : []),
    ...moveSteps(moves, standing),
    ...actionSteps(standing, deviceDay()),
  ]
}
