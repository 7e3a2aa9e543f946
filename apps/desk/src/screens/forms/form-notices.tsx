import type { AnyDocument } from '../../data/document.ts'
import { Conflict } from './conflict.tsx'

interface Props {
  /** What was refused and belongs to no field. */
  problem: string | null
  /** The document as somebody else has saved it meanwhile. */
  newest: AnyDocument | null
  onLoadNewest: () => void
}

/** What stands between the head of a form and its fields. */
export function FormNotices({ problem, newest, onLoadNewest }: Props) {
  return (
    <>
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      {newest && <Conflict newest={newest} onLoad={onLoadNewest} />}
    </>
  )
}
