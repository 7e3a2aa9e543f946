import type { ReactNode, SyntheticEvent } from 'react'
import { clientSettings } from '#client'

interface Props {
  source: string | null | undefined
  alt: string
  /** Displayed width in the format of the `sizes` attribute. */
  sizes: string
  ground?: number
  isFirst?: boolean
  children?: ReactNode
}

const grounds = 5

const fallbackWidth = 640

/** Picture in a frame of fixed size, so that nothing moves when it loads. */
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

function handleError({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  if (currentTarget.src.endsWith(placeholder)) return
  currentTarget.removeAttribute('srcset')
  currentTarget.src = pictureSource(null)
  currentTarget.parentElement?.classList.replace('is-photo', 'is-missing')
  currentTarget.parentElement?.classList.add('is-missing')
}

export const placeholder = '/assets/placeholder.svg'

const renditionWidths = [160, 320, 480, 640, 960, 1280, 1600]

/**
 * Returns a picture's address by the specification: http addresses and /assets stay, other paths are on the store host.
 */
export function pictureSource(path: string | null | undefined, host: string = clientSettings.host): string {
  if (!path) return placeholder
  if (/^(https?:|data:|blob:|\/assets\/)/.test(path)) return path
  return `${host}${path.startsWith('/') ? '' : '/'}${path}`
}

/** Returns true for photos, which fill their frame; vector files have a margin. */
export const isPhoto = (path: string | null | undefined): boolean =>
  Boolean(path) && !/\.svg($|\?)|^data:image\/svg/i.test(path ?? '')

/** Returns the smaller renditions, which the store host creates for its own pictures only; vector files need none. */
export function renditions(
  path: string | null | undefined,
  host: string = clientSettings.host,
): string | undefined {
  const source = pictureSource(path, host)
  const isOwn = source.startsWith(`${host}/files/`) || source.startsWith(`${host}/private/files/`)
  if (!isOwn || /\.svg$/i.test(source) || source.includes('?')) return undefined
  return renditionWidths.map((width) => `${source}?width=${width} ${width}w`).join(', ')
}

export function rendition(path: string | null | undefined, width: number): string {
  const source = pictureSource(path)
  return renditions(path) === undefined ? source : `${source}?width=${width}`
}
