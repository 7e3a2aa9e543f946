import { alertCircleOutline } from 'ionicons/icons'
import { Icon } from './icon.tsx'
import { MelaError } from '#client'

export function ProblemNote({ problem }: { problem: string }) {
  if (problem === '') return null
  return (
    <div className="note bad" role="alert">
      <Icon of={alertCircleOutline} />
      <span className="text">{problem}</span>
    </div>
  )
}

export function refusal(error: unknown, ours: string): string {
  const isRefusal = error instanceof MelaError && !error.isOffline && error.status < 500
  return isRefusal ? error.message : ours
}
