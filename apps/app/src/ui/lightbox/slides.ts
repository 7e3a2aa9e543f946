import type { GenericSlide, Slide } from 'yet-another-react-lightbox'
import { pictureSource, rendition } from '../picture-source.ts'
import { kindOf, pictureOf, type LightboxItem } from './album-items.ts'

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    iframe: FrameSlide
  }
}

export interface FrameSlide extends GenericSlide {
  type: 'iframe'
  src: string
  title: string
}

const fullWidth = 1600

/** An item of the album as the lightbox shows it. */
export function slideOf(item: LightboxItem): Slide {
  const kind = kindOf(item)
  if (kind === 'iframe') return { type: 'iframe', src: item.iframe ?? '', title: item.title ?? '' }
  if (kind === 'image') {
    return { src: rendition(pictureOf(item), fullWidth), alt: item.alt ?? '', download: downloadOf(item) }
  }
  const source = pictureSource(item.video)
  return {
    type: 'video',
    ...(item.poster ? { poster: rendition(item.poster, fullWidth) } : {}),
    sources: [{ src: source, type: mediaType(source) }],
    download: downloadOf(item),
  }
}

const downloadOf = (item: LightboxItem): string =>
  pictureSource(item.download_url ?? pictureOf(item) ?? item.video)

function mediaType(source: string): string {
  return /\.webm(\?|$)/i.test(source) ? 'video/webm' : 'video/mp4'
}
