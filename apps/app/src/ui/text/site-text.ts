import type { WebsiteSettings } from '#client'

/** Returns 'Gallery - Asha', the title of every page but home. */
export function pageTitle(title: string, settings: WebsiteSettings | undefined): string {
  return settings ? `${title} - ${settings.site_name}` : title
}

const longestDescription = 160

export function plainText(html: string | null | undefined): string {
  const words = (html ?? '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (words.length <= longestDescription) return words
  return `${words.slice(0, words.lastIndexOf(' ', longestDescription))}…`
}
