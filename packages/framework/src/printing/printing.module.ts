import { defineModule } from '#framework/modules'
import { downloadPdf } from './download-pdf.ts'
import { getHtmlAndStyle } from './get-html-and-style.ts'

export const printing = defineModule({
  name: 'printing',
  methods: { downloadPdf, getHtmlAndStyle },
})
