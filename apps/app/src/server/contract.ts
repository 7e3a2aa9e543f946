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
export type RenderedCall = AppCall

export interface CallResponse {
  status: number
  body: unknown
}

export type CallResponses = Record<string, CallResponse>

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
  /** Page chunk of each screen, by its name: 'home/home', 'gallery/album'. */
  pages: Record<string, string>
  /** Chunk that lists the files of pages, which the app reads before it opens any page but home. */
  loaders: string
  /** Inlined styles of each page beside `css`, by the same name: without them the page would jump. */
  pageCss: Record<string, string>
  sheets: Record<string, readonly string[]>
  fonts: Record<string, string>
}
