const sheet = globalThis.CSSStyleSheet === undefined ? undefined : new CSSStyleSheet()

/** Puts a business's own colour on; the server's page carries it already. A constructed sheet needs no inline style. */
export function wearBrand(css: string | null): void {
  if (!sheet || document.getElementById('brand') !== null) return
  sheet.replaceSync(css ?? '')
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
}
