import { responsesElement } from '../data/query/query-client.ts'
import type { Head } from '../shell/screen.ts'
import type { CallResponses, PageRequest, RenderedPage, PageAssets } from './contract.ts'
import { goodValues } from './answered.ts'
import { direction } from '#design/messages'
import { absolute } from '../ui/structured-data.ts'
import { themeKey } from '../shell/menu/theme.ts'
import styles from '../shell/footer/footer.module.css'

const replacements: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const text = (value: string): string => value.replace(/[&<>]/g, (sign) => replacements[sign] ?? sign)

const attribute = (value: string): string => value.replace(/[&<>"']/g, (sign) => replacements[sign] ?? sign)

/** Returns JSON in a script element that no browser runs; an end tag inside a text cannot close it. */
function jsonScript(data: unknown, attributes: string): string {
  const json = JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
  return `<script ${attributes}>${json}</script>`
}

/** Returns the settings' style text without '<', so that it cannot close its element. */
const styleText = (css: string): string => css.replaceAll('<', '')

const localeOf: Readonly<Record<string, string>> = { en: 'en_IN', hi: 'hi_IN', ta: 'ta_IN' }

function headMarkup(head: Head, request: PageRequest, siteName: string): string {
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
    feedLink(head.feed),
  ]
  return lines.join('')
}

function feedLink(feed: Head['feed']): string {
  if (!feed) return ''
  const [title, path] = [attribute(feed.title), attribute(feed.path)]
  return `<link rel="alternate" type="application/rss+xml" title="${title}" href="${path}">`
}

function htmlTag(language: string): string {
  return `<html lang="${attribute(language)}" dir="${direction(language)}" data-theme="light">`
}

function named(name: string, content: string): string {
  return content ? `<meta name="${name}" content="${attribute(content)}">` : ''
}

function property(name: string, content: string): string {
  return content ? `<meta property="${name}" content="${attribute(content)}">` : ''
}

/** Script that sets the chosen colour scheme, or the device's, before the first paint. */
const themeScript = `(()=>{let c;try{c=localStorage.getItem('${themeKey}')}catch{}const d=document.documentElement,n=c==='dark'||(c!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches);d.dataset.theme=n?'dark':'light';d.classList.toggle('ion-palette-dark',n)})()`

/** Milliseconds after the page's load at which the app starts at the latest, without a touch or key. */
const latestStart = 2500

/** Script that starts the app once and records actions that happen before it is ready. */
const startScript = `(()=>{let s=0;const d=document,go=()=>{if(s++)return;for(const f of d.body.dataset.start.split(' '))import(f)};addEventListener('load',()=>setTimeout(go));for(const t of['pointerdown','keydown'])addEventListener(t,go,{once:true,passive:true});setTimeout(go,${latestStart});d.addEventListener('click',e=>{const p=e.target.closest&&e.target.closest('#shell [data-pending]');if(p)d.documentElement.dataset.pending=p.dataset.pending})})()`

interface Parts {
  request: PageRequest
  answers: CallResponses
  head: Head
  jsonLd: readonly object[]
  siteName: string
  brand: string | null
  body: string
  status: number
  assets: PageAssets
  css: string
  sheets: readonly string[]
  start: readonly string[]
}

/** Blocks the first paint until the main content, because the end of the header would move while it is read. */
const blockUntilContent = '<link rel="expect" href="#content" blocking="render">'

const withoutScripts = `.${styles.footer}{display:block;padding-bottom:96px}button[data-pending],.needs-script{display:none}`

export function pageDocument(parts: Parts): RenderedPage {
  const { request, assets, brand } = parts
  const brandText = brand === null ? '' : styleText(brand)
  const html = [
    '<!doctype html>',
    htmlTag(request.language),
    '<head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="color-scheme" content="light dark"><meta name="theme-color" content="#000000">',
    `<script>${themeScript}</script>`,
    headMarkup(parts.head, request, parts.siteName),
    ...parts.jsonLd.map((data) => jsonScript(data, 'type="application/ld+json"')),
    ...fontsFor(request.language).map((name) => fontPreload(assets.fonts[name])),
    `<style>${parts.css}</style>`,
    ...parts.sheets.map(presentSheet),
    brandText === '' ? '' : `<style id="brand">${brandText}</style>`,
    `<noscript><style>${withoutScripts}</style></noscript>`,
    blockUntilContent,
    '<link rel="icon" href="/assets/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/assets/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    `</head><body data-start="${attribute(parts.start.join(' '))}">`,
    parts.body,
    '<div id="root"></div>',
    jsonScript(goodValues(parts.answers), `type="application/json" id="${responsesElement}"`),
    `<script>${startScript}</script>`,
    '</body></html>',
  ].join('')
  return {
    status: parts.status,
    html,
    inlineScripts: [themeScript, startScript],
    inlineStyles: [parts.css, withoutScripts, ...(brandText === '' ? [] : [brandText])],
  }
}

/** Returns the fonts of a page's letters. A browser shows a Latin font only if it arrives before the first paint. */
function fontsFor(language: string): string[] {
  const shared = ['anek-latin-core', 'anek-rupee']
  if (language === 'ta') return [...shared, 'anek-tamil-500', 'anek-tamil-700']
  if (language === 'hi') return shared
  return [...shared, 'anek-latin-display']
}

/**
 * Returns a marker for an inlined style sheet: without it, a later chunk would fetch the sheet and lay out the page
 * again.
 */
function presentSheet(address: string): string {
  return `<link rel="stylesheet" href="${attribute(address)}" disabled>`
}

function fontPreload(address: string | undefined): string {
  if (address === undefined) return ''
  return `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin>`
}
