import { generateHTML, generateJSON } from '@tiptap/react'
import { editorExtensions } from './editor-extensions.ts'
import { meaningOf } from './html-meaning.ts'
import { tidyHtml } from './tidy-html.ts'

/** A text as it comes out of the editor when nobody touches it. */
export const throughEditor = (html: string): string =>
  tidyHtml(generateHTML(generateJSON(html, editorExtensions), editorExtensions))

/** Whether the editor holds the whole of a text; if not, only its HTML may be edited. */
export const isLossless = (html: string): boolean => meaningOf(throughEditor(html)) === meaningOf(html)
