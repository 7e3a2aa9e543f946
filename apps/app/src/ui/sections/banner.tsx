import { textIn } from '../../data/content.ts'
import { Picture } from '../picture.tsx'
import { SiteLink } from '../site-link.tsx'
import { Doors } from './doors.tsx'
import { FairHero } from './fair-hero.tsx'
import { SectionFrame } from './section-frame.tsx'
import type { SectionProps } from './section.ts'

export function Banner(props: SectionProps) {
  const variant = textIn(props.section.content, 'variant')
  if (variant === 'fair') return <FairHero {...props} />
  if (variant === 'doors') return <Doors {...props} />
  return <PlainBanner {...props} />
}

function PlainBanner({ section, position }: SectionProps) {
  const { content } = section
  const image = textIn(content, 'image')
  const label = textIn(content, 'button_label')
  const target = textIn(content, 'redirect_url')
  return (
    <SectionFrame section={section}>
      <div className={image ? 'card banner has-picture' : 'card banner'}>
        <div className="words">
          <h2>{textIn(content, 'heading')}</h2>
          <p className="dim">{textIn(content, 'text')}</p>
          {label && target && (
            <SiteLink className="button" href={target}>
              {label}
            </SiteLink>
          )}
        </div>
        {image && <Picture source={image} alt="" ground={position} sizes="(min-width: 768px) 600px, 100vw" />}
      </div>
    </SectionFrame>
  )
}
