import type { CSSProperties } from 'react'

interface Props {
  raised: number
  /** Null draws nothing: without an end there is no part of it. */
  goal: number | null
  /** What it shows, in words. */
  label: string
}

type Filled = CSSProperties & { '--filled': string }

/** How much of a goal has come together, as a glass that fills. */
export function Thermometer({ raised, goal, label }: Props) {
  if (goal === null || goal <= 0) return null
  const filled: Filled = { '--filled': `${Math.min(100, (raised / goal) * 100).toFixed(1)}%` }
  return (
    <div className="thermometer" role="img" aria-label={label}>
      <i style={filled} />
    </div>
  )
}
