import type { PageCall as AppCall } from '../data/page-call.ts'

export interface PageRequest {
  path: string
  search: string
  origin: string
  language: string
  /** The site's day, 'YYYY-MM-DD'. */
  today: string
}

/** Call that the server answers in-process, as a guest. */
export type PageCall = AppCall

export interface Answer {
  status: number
  body: unknown
}

export type Answers = Record<string, Answer>

export interface RenderedPage {
  status: number
  html: string
  /** Texts of inline scripts and styles, hashed for the content security policy. */
  inlineScripts: string[]
  inlineStyles: string[]
  redirect?: string
}

/** Assets that the page takes from the client's build; build/page-assets.ts collects them. */
export interface PageAssets {
  css: string
  entry: string
  pages: Record<string, string>
  loaders: string
  pageCss: Record<string, string>
  sheets: Record<string, readonly string[]>
  fonts: Record<string, string>
}
