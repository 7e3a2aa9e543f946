import { textIn } from '../../data/content.ts'
import { SiteLink } from '../link/site-link.tsx'
import { SectionFrame } from './section-frame.tsx'
import type { SectionProps } from './section.ts'

/** The way to a form, which has a page of its own. */
export function FormLink({ section }: SectionProps) {
  const { content } = section
  const target = textIn(content, 'redirect_url')
  if (!target) return null
  return (
    <SectionFrame section={section}>
      <div className="card padded stack">
        <h2>{textIn(content, 'heading')}</h2>
        <p className="dim">{textIn(content, 'text')}</p>
        <p>
          <SiteLink className="button" href={target}>
            {textIn(content, 'button_label') || textIn(content, 'heading')}
          </SiteLink>
        </p>
      </div>
    </SectionFrame>
  )
}
