import { answersElement } from '../data/inlined-answers.ts'
import type { Head } from '../shell/screen.ts'
import type { Answers, PageRequest, RenderedPage } from './contract.ts'
import { goodValues } from './answered.ts'
import { attribute, jsonScript, styleText } from './escape.ts'
import { headMarkup, htmlTag } from './head-markup.ts'
import { startScript, themeScript } from './inline-scripts.ts'
import type { PageAssets } from './page-assets.ts'

interface Parts {
  request: PageRequest
  answers: Answers
  head: Head
  siteName: string
  /** The business's own colour as custom properties, or nothing. */
  brand: string | null
  body: string
  status: number
  assets: PageAssets
  /** All styles of this page. */
  css: string
  /** The files that these styles come from. */
  sheets: readonly string[]
  /** Files that start the app on this page. */
  start: readonly string[]
}

/** Nothing is painted before the main part begins: what stands at the end of the header's line would move while it is read. */
const wholeHeader = '<link rel="expect" href="#content" blocking="render">'

const withoutScripts =
  '.footer{display:block;padding-bottom:96px}button[data-pending],.needs-script{display:none}'

/** The whole document: readable at once, with real links, and with everything the app needs to take over. */
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
    ...fontsFor(request.language).map((name) => fontPreload(assets.fonts[name])),
    `<style>${parts.css}</style>`,
    ...parts.sheets.map(presentSheet),
    brandText === '' ? '' : `<style id="brand">${brandText}</style>`,
    `<noscript><style>${withoutScripts}</style></noscript>`,
    wholeHeader,
    '<link rel="icon" href="/assets/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/assets/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    `</head><body data-start="${attribute(parts.start.join(' '))}">`,
    parts.body,
    '<div id="root"></div>',
    jsonScript(goodValues(parts.answers), `type="application/json" id="${answersElement}"`),
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

/** The faces of the first screen; the others come when their letters do. */
function fontsFor(language: string): string[] {
  if (language === 'ta') return ['anek-latin-core', 'anek-tamil-500']
  if (language === 'hi') return ['anek-latin-core']
  return ['anek-latin-core', 'anek-latin-display']
}

/**
 * Says that a sheet stands in the page already. A part of the app that comes later and names it among its own would have
 * it fetched, and the whole page styled and laid out anew for nothing.
 */
function presentSheet(address: string): string {
  return `<link rel="stylesheet" href="${attribute(address)}" disabled>`
}

function fontPreload(address: string | undefined): string {
  if (address === undefined) return ''
  return `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin>`
}
