import { textIn, listIn, recordsIn, type Content, numberIn } from '../../data/content.ts'
import { Picture, pictureSource, rendition } from '../picture/picture.tsx'
import { SiteLink } from '../link/site-link.tsx'
import { SectionFrame, type SectionProps } from './section-frame.tsx'
import { useRef } from 'react'
import { chevronBackOutline, chevronForwardOutline, locationOutline } from 'ionicons/icons'
import { useTranslate } from '../../language/text.ts'
import { Icon } from '../icon.tsx'
import styles from './sections.module.css'

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
      <figure className={styles.figure}>
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
    <SectionFrame section={section} className={styles.film}>
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

export function Slider({ section, position }: SectionProps) {
  const t = useTranslate()
  const row = useRef<HTMLUListElement>(null)
  const slides = recordsIn(listIn(section.content, 'slides'))
  if (slides.length === 0) return null
  const scrollSlides = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth })
  return (
    <SectionFrame section={section}>
      <ul className={styles.slider} ref={row} tabIndex={0} aria-label={section.title ?? section.section_name}>
        {slides.map((slide, index) => (
          <Slide key={index} slide={slide} isFirst={position === 0 && index === 0} ground={index} />
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={styles.sliderButtons}>
          <button
            type="button"
            className="icon-button"
            aria-label={t('home.previous_slide')}
            onClick={() => scrollSlides(-1)}
          >
            <Icon of={chevronBackOutline} isMirrored />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={t('home.next_slide')}
            onClick={() => scrollSlides(1)}
          >
            <Icon of={chevronForwardOutline} isMirrored />
          </button>
        </div>
      )}
    </SectionFrame>
  )
}

function Slide({ slide, isFirst, ground }: { slide: Content; isFirst: boolean; ground: number }) {
  const target = textIn(slide, 'redirect_url')
  const label = textIn(slide, 'button_label')
  const source = textIn(slide, 'web_image') || textIn(slide, 'mobile_image')
  return (
    <li className={styles.slide}>
      <Picture
        source={source}
        alt=""
        isFirst={isFirst}
        ground={ground}
        sizes="(min-width: 768px) 760px, 100vw"
      />
      <div className={styles.words}>
        <h3>{textIn(slide, 'title')}</h3>
        <p className="small dim">{textIn(slide, 'subtitle')}</p>
        {target && label && (
          <SiteLink className="more" href={target}>
            {label}
          </SiteLink>
        )}
      </div>
    </li>
  )
}

/** Address with a link to a map; no third-party map is loaded into the page. */
export function Place({ section }: SectionProps) {
  const t = useTranslate()
  const target = mapAddress(section.content)
  return (
    <SectionFrame section={section}>
      <div className="card list">
        <div>
          <span className="spot brand">
            <Icon of={locationOutline} />
          </span>
          <span className="text">
            <b className="mid">{textIn(section.content, 'label')}</b>
            <span className="small dim">{textIn(section.content, 'address')}</span>
          </span>
          {target && (
            <SiteLink className="more" href={target}>
              {t('home.open_map')}
            </SiteLink>
          )}
        </div>
      </div>
    </SectionFrame>
  )
}

function mapAddress(content: Content): string | null {
  const written = textIn(content, 'map_url')
  if (/^https:\/\//.test(written)) return written
  const latitude = numberIn(content, 'latitude')
  const longitude = numberIn(content, 'longitude')
  if (latitude === null || longitude === null) return null
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
}
