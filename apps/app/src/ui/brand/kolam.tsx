import { diamond, kolam } from '#design/kolam'

interface Props {
  /** Dots on each edge of the diamond: 2 gives 5 dots, 3 gives 13, 4 gives 25. */
  size: 2 | 3 | 4
}

const step = 20
const margin = 4

/** Decoration of quiet places; takes the text colour. */
export function Kolam({ size }: Props) {
  const half = step * size - margin
  const drawing = kolam(diamond(size), {
    step,
    threadColour: 'currentColor',
    dotColour: 'var(--mela-trim-ink)',
    ...(size === 2 ? { threadWidth: 3, dotRadius: 2.8 } : {}),
  })
  return (
    <svg
      className="kolam"
      viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  )
}
