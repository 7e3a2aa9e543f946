interface Props {
  /** Named export of `ionicons/icons`: the image as a data address. */
  of: string
  isSmall?: boolean
  /** True for arrows: mirrored in right-to-left languages. */
  isMirrored?: boolean
}

export function Icon({ of, isSmall = false, isMirrored = false }: Props) {
  const names = ['icon', isSmall ? 'small-icon' : '', isMirrored ? 'is-mirrored' : '']
    .filter(Boolean)
    .join(' ')
  return <span className={names} aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawingIn(of) }} />
}

const drawingIn = (address: string): string => address.slice(address.indexOf('<svg'))
