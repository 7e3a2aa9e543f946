import type { ReactNode } from 'react'
import type { PageSection, WebsiteSettings } from '#client'

export interface SectionProps {
  section: PageSection
  settings: WebsiteSettings
  /** The place of the section on its page, from 0. */
  position: number
}

export type SectionView = (props: SectionProps) => ReactNode
