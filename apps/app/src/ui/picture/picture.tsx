import type { ReactNode, SyntheticEvent } from 'react'
import { clientSettings } from '#client'

interface Props {
  source: string | null | undefined
  alt: string
  /** How wide it stands on the page, in the words of the sizes attribute. */
  sizes: string
  /** The colour behind it, dealt by position. */
  ground?: number
  /** True for the one picture that people see first. */
  isFirst?: boolean
  children?: ReactNode
}

const grounds = 5

const fallbackWidth = 640

/** A picture in its frame; the frame keeps the place, so that nothing moves when the picture comes. */
export function Picture({ source, alt, sizes, ground = 0, isFirst = false, children }: Props) {
  return (
    <span className={`picture ground-${(ground % grounds) + 1}${lookOf(source)}`}>
      <img
        src={rendition(source, fallbackWidth)}
        srcSet={renditions(source)}
        sizes={renditions(source) === undefined ? undefined : sizes}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        onError={handleError}
      />
      {children}
    </span>
  )
}

function lookOf(source: string | null | undefined): string {
  if (!source) return ' is-missing'
  return isPhoto(source) ? ' is-photo' : ''
}

/** A missing picture gives way to the yellow placeholder, once. */
function handleError({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  if (currentTarget.src.endsWith(placeholder)) return
  currentTarget.removeAttribute('srcset')
  currentTarget.src = pictureSource(null)
  currentTarget.parentElement?.classList.replace('is-photo', 'is-missing')
  currentTarget.parentElement?.classList.add('is-missing')
}

export const placeholder = '/assets/placeholder.svg'

/** The widths that the store host makes renditions in. */
const renditionWidths = [160, 320, 480, 640, 960, 1280, 1600]

/** The specification's rule: http addresses and /assets stay, other paths are the store host's own. */
export function pictureSource(path: string | null | undefined, host: string = clientSettings.host): string {
  if (!path) return placeholder
  if (/^(https?:|data:|blob:|\/assets\/)/.test(path)) return path
  return `${host}${path.startsWith('/') ? '' : '/'}${path}`
}

/** Drawings are vector files and keep a margin; everything else is a photo, which fills its frame. */
export const isPhoto = (path: string | null | undefined): boolean =>
  Boolean(path) && !/\.svg($|\?)|^data:image\/svg/i.test(path ?? '')

/** The store host makes smaller renditions of its own pictures only; drawings need none. */
export function renditions(
  path: string | null | undefined,
  host: string = clientSettings.host,
): string | undefined {
  const source = pictureSource(path, host)
  const isOwn = source.startsWith(`${host}/files/`) || source.startsWith(`${host}/private/files/`)
  if (!isOwn || /\.svg$/i.test(source) || source.includes('?')) return undefined
  return renditionWidths.map((width) => `${source}?width=${width} ${width}w`).join(', ')
}

/** One rendition for places that take a single address. */
export function rendition(path: string | null | undefined, width: number): string {
  const source = pictureSource(path)
  return renditions(path) === undefined ? source : `${source}?width=${width}`
}
