import type { WebsiteSettings } from '#client'

/** Returns 'Gallery - Asha', the title of every page but home. */
export function pageTitle(title: string, settings: WebsiteSettings | undefined): string {
  return settings ? `${title} - ${settings.site_name}` : title
}

const longestDescription = 160

export function plainText(html: string | null | undefined): string {
  const text = (html ?? '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (text.length <= longestDescription) return text
  return `${text.slice(0, text.lastIndexOf(' ', longestDescription))}…`
}
