import { alertCircleOutline } from 'ionicons/icons'
import { Icon } from '../icon.tsx'

/** What went wrong, read out at once; nothing while all is well. */
export function ProblemNote({ problem }: { problem: string }) {
  if (problem === '') return null
  return (
    <div className="note bad" role="alert">
      <Icon of={alertCircleOutline} />
      <span className="text">{problem}</span>
    </div>
  )
}
