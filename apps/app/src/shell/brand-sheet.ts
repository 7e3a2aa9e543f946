const sheet = globalThis.CSSStyleSheet === undefined ? undefined : new CSSStyleSheet()

let worn: string | null = null

/** Puts a business's own colour on; the server's page carries it already. A constructed sheet needs no inline style. */
export function wearBrand(css: string | null): void {
  if (!sheet || document.getElementById('brand') !== null) return
  // A sheet that is filled anew has the whole document styled anew, with the same words too.
  if (worn === (css ?? '')) return
  worn = css ?? ''
  sheet.replaceSync(worn)
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
}
