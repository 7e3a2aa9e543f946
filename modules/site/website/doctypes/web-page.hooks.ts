import { hooks } from '#framework/documents'
import { keptContent } from '../rules/kept-content.ts'
import { WebPage } from './web-page.doctype.ts'

export const webPageHooks = hooks(WebPage, {
  beforeSave: ({ document }) => ({
    sections: document.sections.map((section) => ({
      ...section,
      data: keptContent(section),
    })),
  }),
})
