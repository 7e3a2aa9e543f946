interface Props {
  count: number
  current: number
}

const step = 44
const middle = 22
const round = 17.6

export function StepThread({ count, current }: Props) {
  const width = step * count
  const dots = Array.from({ length: count }, (_, index) => index)
  return (
    <svg viewBox={`0 0 ${width} ${step}`} width={width} height={step} aria-hidden="true">
      <g fill="none" stroke="var(--mela-brand)" strokeWidth="3" strokeLinecap="round">
        {dots.slice(0, current).map((index) => (
          <path key={index} d={loop(index, current)} />
        ))}
        <path d={loop(current, current)} strokeDasharray=".1 6.4" />
      </g>
      {dots.map((index) => (
        <circle key={index} cx={centre(index)} cy={middle} r="4" fill={dotColour(index, current)} />
      ))}
    </svg>
  )
}

const centre = (index: number): number => middle + step * index

function dotColour(index: number, current: number): string {
  if (index < current) return 'var(--mela-trim-ink)'
  return index === current ? 'var(--mela-brand)' : 'var(--mela-ink-3)'
}

function loop(index: number, current: number): string {
  return [half(index, 1, index < current), half(index, -1, index > 0)].join('')
}

function half(index: number, side: 1 | -1, isCrossing: boolean): string {
  const x = centre(index)
  const edge = x + side * (isCrossing ? step / 2 : round)
  const near = x + side * 11.2
  const far = isCrossing ? [x + side * 15.7, middle - 6.3] : [x + side * round, middle - 11.2]
  const below = isCrossing ? middle + 6.3 : middle + 11.2
  return (
    `M${x} ${middle - round}C${near} ${middle - round} ${far[0]} ${far[1]} ${edge} ${middle}` +
    `C${far[0]} ${below} ${near} ${middle + round} ${x} ${middle + round}`
  )
}
