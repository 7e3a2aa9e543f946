import { alertCircleOutline } from 'ionicons/icons'
import { Icon } from './icon.tsx'
import { MelaError } from '#client'

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

/** What the store said it refuses, in its own words; what did not get through, in ours. */
export function refusal(error: unknown, ours: string): string {
  const isRefusal = error instanceof MelaError && !error.isOffline && error.status < 500
  return isRefusal ? error.message : ours
}
