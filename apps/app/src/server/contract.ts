import type { PageCall as AppCall } from '../data/page-call.ts'

/** The agreement between the server and this renderer. */
export interface PageRequest {
  path: string
  search: string
  /** The store's public address. */
  origin: string
  /** The language that the server and the browser agreed on. */
  language: string
  /** The site's day, 'YYYY-MM-DD'. */
  today: string
}

/** A call of the wire; the server answers it in-process, as a guest. */
export type PageCall = AppCall

export interface Answer {
  status: number
  /** The JSON body of the answer. */
  body: unknown
}

export type Answers = Record<string, Answer>

export interface RenderedPage {
  status: number
  html: string
  /** The texts of inline scripts and styles, for the hashes of the content security policy. */
  inlineScripts: string[]
  inlineStyles: string[]
  redirect?: string
}

/** What the page takes from the client's build; build/page-assets.ts gathers it. */
export interface PageAssets {
  css: string
  entry: string
  pages: Record<string, string>
  /** The table of where pages are; the app reads it before it opens any but home. */
  loaders: string
  /** Styles that a page has beside `css`. */
  pageCss: Record<string, string>
  /** The files that all styles of a page come from. */
  sheets: Record<string, readonly string[]>
  fonts: Record<string, string>
}
