import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { StartRefusal } from '../explain-start-failure.ts'

export interface PageRequest {
  readonly path: string
  readonly search: string
  readonly origin: string
  readonly language: string
  /** The site's day, 'YYYY-MM-DD'. */
  readonly today: string
}

interface PageCall {
  readonly key: string
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly body?: unknown
}

export type Responses = Record<string, { readonly status: number; readonly body: unknown }>

interface RenderedPage {
  readonly status: number
  readonly html: string
  readonly inlineScripts: readonly string[]
  readonly inlineStyles: readonly string[]
  readonly redirect?: string
}

export interface PageRenderer {
  callsFor(request: PageRequest, responses: Responses): readonly PageCall[]
  renderPage(request: PageRequest, responses: Responses): RenderedPage
}

function isPageRenderer(module: unknown): module is PageRenderer {
  return typeof module === 'object' && module !== null && 'callsFor' in module && 'renderPage' in module
}

export async function loadPageRenderer(file: string): Promise<PageRenderer> {
  if (!existsSync(file))
    throw new StartRefusal(`The app is not built: ${file} is missing. Run "npm run build".`)
  const module: unknown = await import(pathToFileURL(file).href)
  if (!isPageRenderer(module)) throw new Error(`${file} does not render pages`)
  return module
}
