import { kolamPicture, mark } from '#design/kolam'

interface Props {
  /** One of the named exports of `ionicons/icons`: a data address with the drawing in it. */
  of: string
  isSmall?: boolean
  /** For arrows: turns round where the page reads from right to left. */
  isFlippedInRtl?: boolean
}

export function Icon({ of, isSmall = false, isFlippedInRtl = false }: Props) {
  const names = ['icon', isSmall ? 'small-icon' : '', isFlippedInRtl ? 'is-mirrored' : '']
    .filter(Boolean)
    .join(' ')
  return <span className={names} aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawingIn(of) }} />
}

const drawingIn = (address: string): string => address.slice(address.indexOf('<svg'))

const logo = mark()

/** The mark: a kolam of five dots. */
export function Mark() {
  return <span className="logo-mark" dangerouslySetInnerHTML={{ __html: logo }} />
}

/** Decoration of quiet places. */
export function Kolam({ size = 3 }: { size?: 2 | 3 | 4 }) {
  return <span className="kolam-box" dangerouslySetInnerHTML={{ __html: kolamPicture(size) }} />
}
