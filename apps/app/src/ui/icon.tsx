interface Props {
  /** One of the named exports of `ionicons/icons`: a data address with the drawing in it. */
  of: string
  isSmall?: boolean
  /** For arrows: turns round where the page reads from right to left. */
  isMirrored?: boolean
}

export function Icon({ of, isSmall = false, isMirrored = false }: Props) {
  const names = ['icon', isSmall ? 'small-icon' : '', isMirrored ? 'is-mirrored' : '']
    .filter(Boolean)
    .join(' ')
  return <span className={names} aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawingIn(of) }} />
}

const drawingIn = (address: string): string => address.slice(address.indexOf('<svg'))
