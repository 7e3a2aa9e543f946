import { defineModule } from '#framework/modules'
import { downloadPdf } from './download-pdf.ts'
import { getHtmlAndStyle } from './get-html-and-style.ts'

/** Documents on paper, by the calls of the dialect. */
export const printing = defineModule({
  name: 'printing',
  methods: { downloadPdf, getHtmlAndStyle },
})
