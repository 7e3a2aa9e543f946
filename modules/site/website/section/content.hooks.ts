import { hooks } from '#framework/documents'
import { cleanContent } from './content.rules.ts'
import { WebPage } from '../page/web-page.doctype.ts'
import { Footer } from '../navigation/footer.doctype.ts'

export const webPageHooks = hooks(WebPage, {
  beforeSave: ({ document }) => ({
    sections: document.sections.map((section) => ({
      ...section,
      data: cleanContent(section),
    })),
  }),
})

export const footerHooks = hooks(Footer, {
  beforeSave: ({ document }) => ({
    items: document.items.map((item) => ({ ...item, data: cleanContent(item) })),
  }),
})
