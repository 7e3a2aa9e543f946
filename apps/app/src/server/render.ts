import { pageAssets } from 'virtual:page-assets'
import type { CallResponses, PageRequest, RenderedPage } from './contract.ts'
import { renderWith } from './render-page.ts'

export { callsFor } from './render-page.ts'
export type { CallResponse, RenderedCall, PageRequest, RenderedPage } from './contract.ts'

export function renderPage(request: PageRequest, answers: CallResponses): RenderedPage {
  return renderWith(pageAssets, request, answers)
}
