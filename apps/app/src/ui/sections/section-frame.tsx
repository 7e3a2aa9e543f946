import { useId, type ReactNode } from 'react'
import type { PageSection, WebsiteSettings, AlbumCard, Category, EventCard, ProductCard } from '#client'
import { useTranslate } from '../../language/text.ts'
import { SiteLink } from '../link/site-link.tsx'

interface Props {
  section: PageSection
  className?: string
  children: ReactNode
}

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

export interface SectionProps {
  section: PageSection
  settings: WebsiteSettings
  position: number
}

export type SectionView = (props: SectionProps) => ReactNode

export const eventsIn = (data: readonly unknown[]): EventCard[] => data.filter(isEvent)

export const productsIn = (data: readonly unknown[]): ProductCard[] => data.filter(isProduct)

export const albumsIn = (data: readonly unknown[]): AlbumCard[] => data.filter(isAlbum)

export const categoriesIn = (data: readonly unknown[]): Category[] => data.filter(isCategory)

const isEvent = (value: unknown): value is EventCard => hasText(value, 'name', 'title', 'start_date')

const isProduct = (value: unknown): value is ProductCard => hasText(value, 'name', 'title', 'route')

const isAlbum = (value: unknown): value is AlbumCard => hasText(value, 'name', 'title')

const isCategory = (value: unknown): value is Category => hasText(value, 'name', 'category_name', 'route')

function hasText(value: unknown, ...fields: string[]): boolean {
  if (typeof value !== 'object' || value === null) return false
  return fields.every((field) => typeof Reflect.get(value, field) === 'string')
}
