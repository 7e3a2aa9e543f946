import { hooks } from '#framework/documents'
import { cleanContent } from '../section/clean-content.rules.ts'
import { WebPage } from './web-page.doctype.ts'

export const webPageHooks = hooks(WebPage, {
  beforeSave: ({ document }) => ({
    sections: document.sections.map((section) => ({
      ...section,
      data: cleanContent(section),
    })),
  }),
})
