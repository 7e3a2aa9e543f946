import { kolamPicture, mark } from '#design/kolam'

interface Props {
  /** Named export of `ionicons/icons`: the image as a data address. */
  of: string
  isSmall?: boolean
  /** True for arrows: mirrored in right-to-left languages. */
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

export function LogoMark() {
  return <span className="logo-mark" dangerouslySetInnerHTML={{ __html: logo }} />
}

export function Kolam({ size = 3 }: { size?: 2 | 3 | 4 }) {
  return <span className="kolam-box" dangerouslySetInnerHTML={{ __html: kolamPicture(size) }} />
}
