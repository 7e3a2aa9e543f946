import type { CSSProperties } from 'react'

interface Props {
  raised: number
  /** Null for no goal, which draws nothing. */
  goal: number | null
  label: string
}

type Filled = CSSProperties & { '--filled': string }

export function Thermometer({ raised, goal, label }: Props) {
  if (goal === null || goal <= 0) return null
  const filled: Filled = { '--filled': `${Math.min(100, (raised / goal) * 100).toFixed(1)}%` }
  return (
    <div className="thermometer" role="img" aria-label={label}>
      <i style={filled} />
    </div>
  )
}
