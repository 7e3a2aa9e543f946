import { useRef } from 'react'
import { chevronBackOutline, chevronForwardOutline } from 'ionicons/icons'
import { listIn, recordsIn, textIn, type Content } from '../../data/content.ts'
import { useTranslate } from '../../language/text.ts'
import { Icon } from '../icon.tsx'
import { Picture } from '../picture/picture.tsx'
import { SiteLink } from '../link/site-link.tsx'
import { SectionFrame } from './section-frame.tsx'
import type { SectionProps } from './section.ts'

/** Slides in a row that snap into place; nothing moves by itself. */
export function Slider({ section, position }: SectionProps) {
  const t = useTranslate()
  const row = useRef<HTMLUListElement>(null)
  const slides = recordsIn(listIn(section.content, 'slides'))
  if (slides.length === 0) return null
  const scrollSlides = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth })
  return (
    <SectionFrame section={section}>
      <ul className="slider" ref={row} tabIndex={0} aria-label={section.title ?? section.section_name}>
        {slides.map((slide, index) => (
          <Slide key={index} slide={slide} isFirst={position === 0 && index === 0} ground={index} />
        ))}
      </ul>
      {slides.length > 1 && (
        <div className="slider-turns">
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
    <li className="slide">
      <Picture
        source={source}
        alt=""
        isFirst={isFirst}
        ground={ground}
        sizes="(min-width: 768px) 760px, 100vw"
      />
      <div className="words">
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
