import type { FooterItem } from '#client'
import { listIn, recordsIn, textIn } from '../../data/content.ts'

export interface FooterLink {
  label: string
  redirect_url: string
}

export interface FooterParts {
  columns: FooterItem[]
  hasSocialLinks: boolean
  downloadApp: FooterItem | undefined
}

const socialLinks = 'Footer Social Links'
const downloadApp = 'Footer Download App'

export function footerParts(items: readonly FooterItem[]): FooterParts {
  return {
    columns: items.filter(({ section_name }) => section_name !== socialLinks && section_name !== downloadApp),
    hasSocialLinks: items.some(({ section_name }) => section_name === socialLinks),
    downloadApp: items.find(({ section_name }) => section_name === downloadApp),
  }
}

export function linksOf(item: FooterItem): FooterLink[] {
  return recordsIn(listIn(item.content, 'links'))
    .map((link) => ({ label: textIn(link, 'label'), redirect_url: textIn(link, 'redirect_url') }))
    .filter((link) => link.label !== '' && link.redirect_url !== '')
}

export const footerItemText = (item: FooterItem): string => textIn(item.content, 'text')
