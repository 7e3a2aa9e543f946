const width = 140
const height = 30
const lowest = 2
const gap = 3

/** Small bars, one a day, today marked: whether much or little came in. The number beside them says it in words. */
export function Bars({ days }: { days: readonly number[] }) {
  const most = Math.max(1, ...days)
  const step = width / Math.max(1, days.length)
  return (
    <svg className="bars" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {days.map((count, day) => {
        const tall = lowest + (count / most) * (height - lowest)
        const isToday = day === days.length - 1
        return (
          <rect
            key={day}
            className={isToday ? 'today' : ''}
            x={day * step}
            y={height - tall}
            width={step - gap}
            height={tall}
            rx={1.5}
          />
        )
      })}
    </svg>
  )
}
