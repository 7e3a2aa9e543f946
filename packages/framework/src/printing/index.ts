export { drawQrSvg, qrDataUrl, qrModules } from './qr-code.ts'
export { papers, type Printing } from './paper.ts'
export { printing } from './printing.module.ts'
