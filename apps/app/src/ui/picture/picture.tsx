import type { ReactNode, SyntheticEvent } from 'react'
import { isPhoto, pictureSource, placeholder, rendition, renditions } from './picture-source.ts'

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
