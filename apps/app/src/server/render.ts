import { pageAssets } from 'virtual:page-assets'
import type { Answers, PageRequest, RenderedPage } from './contract.ts'
import { renderWith } from './render-page.ts'

export { callsFor } from './render-page.ts'
export type { Answer, PageCall, PageRequest, RenderedPage } from './contract.ts'

export function renderPage(request: PageRequest, answers: Answers): RenderedPage {
  return renderWith(pageAssets, request, answers)
}
