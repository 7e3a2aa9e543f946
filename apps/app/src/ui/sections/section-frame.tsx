import { useId, type ReactNode } from 'react'
import type { PageSection } from '#client'
import { useTranslate } from '../../language/text.ts'
import { SiteLink } from '../link/site-link.tsx'

interface Props {
  section: PageSection
  className?: string
  children: ReactNode
}

/** A section with its heading and its way to more; without a title it is named after the editor's own name for it. */
export function SectionFrame({ section, className = '', children }: Props) {
  const id = useId()
  const name = section.title ? { 'aria-labelledby': id } : { 'aria-label': section.section_name }
  return (
    <div className="wrap">
      <section className={`section ${className}`} {...name}>
        {section.title && <SectionHead section={section} id={id} />}
        {children}
      </section>
    </div>
  )
}

function SectionHead({ section, id }: { section: PageSection; id: string }) {
  const t = useTranslate()
  return (
    <div className="section-head">
      <h2 id={id}>{section.title}</h2>
      {section.view_more_redirect_to && (
        <SiteLink className="more" href={section.view_more_redirect_to}>
          {section.view_more_label || t('home.see_all')}
        </SiteLink>
      )}
      {section.subtitle && <p className="dim">{section.subtitle}</p>}
    </div>
  )
}
