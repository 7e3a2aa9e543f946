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
