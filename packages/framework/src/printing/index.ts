export { drawQrSvg, qrDataUrl, qrModules } from './qr-code.ts'
export { printFormats } from './print-format.ts'
export { printing } from './printing.module.ts'
