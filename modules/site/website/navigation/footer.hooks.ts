import { hooks } from '#framework/documents'
import { cleanContent } from '../section/clean-content.rules.ts'
import { Footer } from './footer.doctype.ts'

export const footerHooks = hooks(Footer, {
  beforeSave: ({ document }) => ({
    items: document.items.map((item) => ({ ...item, data: cleanContent(item) })),
  }),
})
