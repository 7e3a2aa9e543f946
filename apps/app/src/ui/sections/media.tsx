import { textIn } from '../../data/content.ts'
import { Picture } from '../picture/picture.tsx'
import { pictureSource, rendition } from '../picture/picture-source.ts'
import { SiteLink } from '../link/site-link.tsx'
import { SectionFrame } from './section-frame.tsx'
import type { SectionProps } from './section.ts'

const posterWidth = 1280

export function ImageSection({ section, position }: SectionProps) {
  const { content } = section
  const target = textIn(content, 'redirect_url')
  const caption = textIn(content, 'caption')
  const picture = (
    <Picture
      source={textIn(content, 'image')}
      alt={textIn(content, 'alt')}
      ground={position}
      sizes="(min-width: 1200px) 1160px, 100vw"
    />
  )
  return (
    <SectionFrame section={section}>
      <figure className="figure">
        {target ? <SiteLink href={target}>{picture}</SiteLink> : picture}
        {caption && <figcaption className="small dim">{caption}</figcaption>}
      </figure>
    </SectionFrame>
  )
}

export function VideoSection({ section }: SectionProps) {
  const { content } = section
  const video = textIn(content, 'video')
  if (!video) return null
  const poster = textIn(content, 'poster')
  return (
    <SectionFrame section={section} className="film">
      <video
        controls
        preload="none"
        src={pictureSource(video)}
        poster={poster ? rendition(poster, posterWidth) : undefined}
        aria-label={textIn(content, 'title') || section.section_name}
      />
    </SectionFrame>
  )
}
