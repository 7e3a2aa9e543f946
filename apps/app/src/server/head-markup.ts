import { direction } from '#design/messages'
import type { Head } from '../shell/screen.ts'
import { absolute } from '../ui/structured-data.ts'
import type { PageRequest } from './contract.ts'
import { attribute, jsonScript, text } from './escape.ts'

const localeOf: Readonly<Record<string, string>> = { en: 'en_IN', hi: 'hi_IN', ta: 'ta_IN' }

/** Title, description, address, previews and structured data of a page. */
export function headMarkup(head: Head, request: PageRequest, siteName: string): string {
  const address = request.origin + head.canonical
  const image = absolute(head.image, request.origin) ?? `${request.origin}/assets/og-image.png`
  const lines = [
    `<title>${text(head.title)}</title>`,
    named('description', head.description),
    head.isIndexed === false ? '<meta name="robots" content="noindex">' : '',
    `<link rel="canonical" href="${attribute(address)}">`,
    property('og:type', head.kind ?? 'website'),
    property('og:site_name', siteName),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', address),
    property('og:image', image),
    property('og:locale', localeOf[request.language] ?? 'en_IN'),
    named('twitter:card', 'summary_large_image'),
    ...(head.jsonLd ?? []).map((data) => jsonScript(data, 'type="application/ld+json"')),
  ]
  return lines.join('')
}

export function htmlTag(language: string): string {
  return `<html lang="${attribute(language)}" dir="${direction(language)}" data-theme="light">`
}

function named(name: string, content: string): string {
  return content ? `<meta name="${name}" content="${attribute(content)}">` : ''
}

function property(name: string, content: string): string {
  return content ? `<meta property="${name}" content="${attribute(content)}">` : ''
}
